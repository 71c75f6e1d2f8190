import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/operator-mails.ts';

export const operatorMails = translationOf<typeof english.operatorMails>()({
  'refunds-asked': {
    subject: '待处理的退款申请：{count} 笔',
    paragraphs: ['以下订单的店主申请了退款，等待您处理：退款，或说明理由后拒绝。'],
    action: '查看申请',
    closing: '此邮件每小时最多一封，仅在有新申请时发送。',
  },
  'refunds-found': {
    subject: '在支付服务商处办理的退款：{count} 笔',
    paragraphs: [
      '有人在支付服务商的页面上为以下订单退款，或只收取了部分款项。我方账目已记为退款，其他内容没有变化：请逐单决定商品是否继续发货。',
      '退款明细：',
    ],
    action: '查看订单',
    closing: '此邮件每小时最多一封，仅在有新退款时发送。',
  },
  'returns-asked': {
    subject: '待处理的买家申请：{count} 笔',
    paragraphs: ['买家就以下由平台销售的订单申请退货、退款或取消，等待您处理。'],
    action: '查看申请',
    closing: '此邮件每小时最多一封，仅在有新申请时发送。',
  },
  'disputes-open': {
    subject: '待答复的付款争议：{count} 笔',
    paragraphs: [
      '买家对以下订单的付款提出争议。银行将根据您在所示日期前提交的证据作出决定；若不答复，争议将败诉。',
    ],
    action: '查看争议',
    closing: '此邮件在争议发起时发送，并在答复截止前三天再次发送。',
  },
  'disputes-decided': {
    subject: '已结束或被申诉的付款争议：{count} 笔',
    paragraphs: [
      '以下争议有新进展。胜诉：款项已退回；败诉：款项归买家所有，费用不予退还；已关闭：未经裁定即结束；已申诉：银行正在重新审核。',
    ],
    action: '查看争议',
    closing: '此邮件每小时最多一封，仅在有新进展时发送。',
  },
  'books-differ': {
    subject: '我方账目与支付服务商不符：{count} 处',
    paragraphs: [
      '支付服务商的记录与我方账目不一致。请逐一核查：可能有一方的资金缺失。',
      '各服务商的差异数：',
    ],
    action: '查看差异',
    closing: '此邮件每小时最多一封，仅在发现新差异时发送。',
  },
  'payouts-waiting': {
    subject: '因平台余额不足而等待的提现：{count} 笔',
    paragraphs: [
      '由于平台在支付服务商的余额不足，以下提现被拒绝。它们正在等待，店主的收入不会丢失。',
      '各服务商所需金额：',
    ],
    action: '查看提现',
    closing: '请充值余额。系统每小时自动重试，您也可以立即执行提现。',
  },
  'stores-unpaid': {
    subject: '无法付款的店铺：{count} 家',
    paragraphs: [
      '这些店铺的收款账户被限制或关闭，或提现失败。店主已收到处理方法的通知，收益暂时保留。',
      '如果店主没有回应，请从店铺页面发信，或建议其使用银行账户。',
    ],
    action: '查看提现',
    closing: '此邮件每小时最多一封，仅在有新情况时发送。',
  },
  'stock-low': {
    subject: '低库存规格：{count} 个',
    paragraphs: ['以下规格的可售数量低于其下限，已预留的数量不计算在内。', '规格及剩余数量：'],
    action: '查看库存',
    closing: '每个规格在恢复到下限以上之前只通知一次，且每小时最多一封邮件。',
  },
  'rates-old': {
    subject: '汇率已过期：{count} 种货币',
    paragraphs: [
      '以下汇率过旧，不能再用于收款。在有新汇率之前，以这些货币浏览的买家将按店铺货币付款。',
      '汇率及其最近一次确认的时间：',
    ],
    action: '查看汇率',
    closing: '每种新情况只发送一次，且每小时最多一封。',
  },
  'rates-failed': {
    subject: '无法获取汇率',
    paragraphs: [
      '汇率来源已连续 {hours} 小时获取失败。最近的汇率会继续使用，直到过期。',
      '您可以手动填写汇率，或从文件导入。',
    ],
    action: '查看汇率',
    closing: '每种新情况只发送一次，且每小时最多一封。',
  },
  'payment-keys-changed': {
    subject: '{provider} 的密钥已更改',
    paragraphs: ['{by} 为支付服务商 {provider} 录入了新密钥。此后的付款将使用新密钥。'],
    action: '查看服务商',
    closing: '如果您并不知情，请登录，检查服务商处的账户并更换密钥。',
  },
  'payment-keys-removed': {
    subject: '{provider} 的密钥已移除',
    paragraphs: [
      '{by} 移除了支付服务商 {provider} 的密钥。它不再接受新付款，进行中的付款保持未决。',
    ],
    action: '查看服务商',
    closing: '如果您并不知情，请登录并重新录入密钥。',
  },
  'payments-live': {
    subject: '平台现在收取真实款项',
    paragraphs: [
      '{by} 已将平台从测试切换为正式收款。此后的付款使用正式密钥，店主需要重新关联账户。',
    ],
    action: '查看服务商',
    closing: '如果您并不知情，请登录并切换回测试模式。',
  },
  'payments-test': {
    subject: '平台仅接受测试',
    paragraphs: ['{by} 已将平台从正式收款切换为测试模式。买家无法再用真实款项付款。'],
    action: '查看服务商',
    closing: '如果您并不知情，请登录并重新切换为正式收款。',
  },
  'purchase-units-missing': {
    subject: '供应商无法交付的商品：{count} 项',
    paragraphs: [
      '供应商报告以下已付款订单的商品缺货。请改向他处订购、等待到货，或为买家退款。',
      '采购单、商品与数量：',
    ],
    action: '查看采购单',
    closing: '此邮件每小时最多发送一次，且仅在有新报告时发送。',
  },
  'supplier-updates-waiting': {
    subject: '等待处理的供应商更新：{count} 份',
    paragraphs: ['供应商上传了新的库存或成本。请先查看会有哪些变化，再入账或拒绝。'],
    action: '查看更新',
    closing: '此邮件每小时最多发送一次，且仅在有新更新时发送。',
  },
  'test-email': {
    subject: '{platform} 测试邮件',
    paragraphs: ['这封邮件由运营人员在平台首页请求发送。您能看到它，说明平台可以正常发送邮件。'],
    action: '打开首页',
    closing: '如果不是您请求的，请告知您的团队。',
  },
});
