import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/operator-mails.ts';

export const operatorMails = translationOf<typeof english.operatorMails>()({
  'refunds-asked': {
    subject: '待处理的退款申请：{count} 笔',
    paragraphs: ['以下订单的店主申请了退款，等待您处理：退款，或说明理由后拒绝。'],
    action: '查看申请',
    closing: '此邮件每小时最多一封，仅在有新申请时发送。',
  },
  'books-differ': {
    subject: '我方账目与支付服务商不符：{count} 处',
    paragraphs: ['支付服务商的记录与我方账目不一致。请逐一核查：可能有一方的资金缺失。', '各服务商的差异数：'],
    action: '查看差异',
    closing: '此邮件每小时最多一封，仅在发现新差异时发送。',
  },
});
