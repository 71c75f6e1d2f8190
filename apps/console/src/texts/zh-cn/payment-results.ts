import { translationOf } from '@vitrine/contract/catalogue.ts';
import type {
  linkFailures as linkFailuresEnglish,
  payResults as payResultsEnglish,
} from '../en/payment-results.ts';

export const payResults = translationOf<typeof payResultsEnglish>()({
  payAgain: '重试',
  pendingLine: '不会重复扣款，本页面会自动更新。',
  leftEarly: '如果您提前离开了银行页面，请返回继续。',
  failedLine: '未产生扣款，您可以重试。',
  lostTitle: '找不到该付款',
  linkedTitle: '收款账户已关联',
  linkedLine: '收益将打入 {account}。',
  linkedDirectLine: '买家将付款到 {account}。',
  linkFailedTitle: '关联收款账户失败',
  backHome: '返回首页',
  toOrders: '查看订单',
  linkAgain: '重新关联',
  print: '打印',
  authTitle: '支付未获授权',
  authWaitTitle: '银行正在确认付款',
  goOnPaying: '继续付款',
  linkOpenTitle: '服务商尚未确认',
  linkOpenLine: '结果出来后本页面会自动更新。如果您提前离开了服务商页面，可返回继续。',
  goOnLinking: '继续关联',
  linkKept: '在此之前，收益仍打入 {account}。',
});

export const linkFailures = translationOf<typeof linkFailuresEnglish>()({
  refused_by_user: '您在服务商页面取消了操作，准备好后可重新关联。',
  refused_by_provider: '服务商拒绝了该账户，请核对信息或更换账户。',
  permissions_missing: '您未授予全部所需权限，缺少：{missing}。请重新关联并全部允许。',
  expired: '页面停留过久，请重新开始。',
  unknown: '服务商未说明原因，请再试一次。',
  permission_payments: '收款',
  permission_refunds: '退款',
  permission_disputes: '争议处理',
  permission_reports: '交易报告',
});
