import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { payouts as english } from '../en/payouts.ts';

export const payouts = translationOf<typeof english>()({
  title: '提现',
  open: '提现 {amount}：详情',
  destination: '收款账户',
  askedBy: '发起方',
  owner: '您',
  schedule: '您的提现频率',
  operator: '平台',
  number: '编号',
  steps: '进度',
  requested: '已申请，款项已从余额中预留',
  sent: '已汇往银行',
  paid: '已到账',
  failed: '已退回余额',
  toSend: '下一步：汇往银行',
  toArrive: '等待到账',
  by: '最晚 {date}',
  unknown: '银行尚未回复。我们每半分钟查询一次，不会重复汇款。',
  statement: '对账单',
  pdf: 'PDF，便于打印或发送',
  csv: 'CSV，用于电子表格',
  changeAccount: '收款账户设置',
  returned: '已退回余额',
  waiting: '平台正在充值，之后会自动重新汇出。',
});
