import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payments.ts';

export const notPayable = translationOf<typeof english.notPayable>()({
  not_found: '订单不存在。',
  cancelled: '订单已取消。',
  paid: '订单已付款。',
  not_due: '当前无需付款。',
});

/** Why a store cannot be paid out, beside its name in an email. */
export const unpaidReasons = {
  restricted: '受限',
  lost: '已关闭',
  failed: '提现失败',
} as const;

/** Why a payout failed or came back, and what its owner does. */
export const payoutCauses = {
  account_closed: '账户已注销：请关联其他账户或填写银行账户。',
  account_refused: '账户被拒绝：请核对账户信息或选择其他账户。',
  limit_reached: '已达到账户限额：请明天尝试较小的金额。',
  provider_error: '服务商报告了错误：请明天再试，如再次出现请联系我们。',
  balance_insufficient: '平台账户余额不足：您无需操作。',
  not_claimed: '款项未及时领取：下次请在服务商处领取。',
  came_back: '款项被您的账户退回：请向银行或服务商询问原因。',
} as const;
