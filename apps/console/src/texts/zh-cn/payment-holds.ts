import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { paymentHolds as english } from '../en/payment-holds.ts';

export const paymentHolds = translationOf<typeof english>()({
  buyer: '{provider} 暂时保留了买家的付款。',
  own: '{provider} 暂时保留了您的付款。',
  owner: '{provider} 暂时保留了店主的付款。',
  buyer_complaint: '付款人已就此笔付款在 {provider} 提出争议。',
  chargeback: '付款人的银行正在撤回这笔款项。',
  echeck: '款项由银行账户支付，通常三到六个工作日到账。',
  international_withdrawal: '收款账户无法以该币种提现：请在该账户中接受或拒绝这笔付款。',
  other: '{provider} 未说明其他原因。目前无需任何操作；如超过一周，请咨询 {provider}。',
  pending_review: '{provider} 正在进行安全审核，通常一天内完成，无需任何操作。',
  receiving_preference_mandates_manual_action: '需要在 {provider} 的收款账户中手动接受这笔付款。',
  refunded: '款项正在退还给付款人。',
  transaction_approved_awaiting_funding: '付款人已确认，但款项尚未到达 {provider}。',
  unilateral: '收款账户尚未在 {provider} 验证邮箱，验证后付款即可完成。',
  verification_required: '收款账户须先在 {provider} 完成认证，付款才能完成。',
});
