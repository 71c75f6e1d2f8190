import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/owner-mails.ts';

export const ownerMails = translationOf<typeof english.ownerMails>()({
  'buyer-message': {
    subject: '{name} 就 {store} 提出咨询',
    paragraphs: ['{name}（{email}）通过 {store} 的联系表单给您留言：', '{text}'],
    action: '回复',
    closing: '请回复至 {email}：直接回复本邮件，买家收不到。',
  },
  'order-for-owner': {
    subject: '新订单 {number}：收益 {profit}',
    paragraphs: ['{store} 售出 {product}，您的收益为 {profit}。'],
    sentence: '{goods}，{total}。',
    action: '查看订单',
    closing: '每有新订单，我们都会通知您。',
  },
  'seller-reminder': {
    subject: '订单 {number} 待您付款',
    paragraphs: [
      '买家已向您付款。请在 {due} 前支付 {cost}，我们随即发货；逾期订单将取消并退款给买家。',
    ],
    action: '立即付款',
    closing: '可以一次支付多笔订单。',
  },
  'store-paused': {
    subject: '{store} 已暂停营业',
    paragraphs: [
      '{store} 有三笔订单因七天内未付款而取消，款项已退还买家。',
      '为避免更多买家失望，店铺暂不接单。您可以随时重新开店。',
    ],
    action: '重新开店',
    closing: '请在七天内支付订单，店铺即可持续营业。',
  },
  'seller-needed': {
    subject: '填写卖家信息后，{store} 才能接单',
    paragraphs: [
      '{store} 的买家直接向您付款，因此必须知道由谁销售：您的法定名称、联系方式、地址和退货地址。',
      '填写之前，店铺仍可浏览，但不接受新订单。已有订单不受影响。',
    ],
    action: '填写卖家信息',
    closing: '只需两分钟，保存后即可恢复接单。',
  },
  'refund-for-owner': {
    subject: '订单 {number} 已向您退款 {amount}',
    paragraphs: ['您为 {store} 订单 {number} 支付的款项中，{amount} 已按原方式退回。'],
    action: '查看订单',
    closing: '如有疑问，请直接回复邮件。',
  },
  'refund-granted': {
    subject: '订单 {number} 的退款已办理',
    paragraphs: [
      '您为 {store} 的订单 {number} 申请了退款，我们已按原付款方式向买家退还 {amount}。',
    ],
    action: '查看订单',
    closing: '如有疑问，请直接回复邮件。',
  },
  'refund-declined': {
    subject: '关于订单 {number} 的退款申请',
    paragraphs: ['您为 {store} 的订单 {number} 申请了退款。我们无法办理，原因如下：', '{reason}'],
    sentence: '无法办理：{reason}',
    action: '查看订单',
    closing: '如有疑问，请直接回复邮件。',
  },
  'return-asked': {
    subject: '订单 {number} 有买家申请',
    paragraphs: [
      '{store} 的一位买家就订单 {number} 申请退货、退款或取消。这笔款项由您收取，买家正在等待您的答复。',
    ],
    action: '处理申请',
    closing: '您可以同意退货、直接退款，或说明理由后拒绝，买家会看到理由。',
  },
  'payout-paid': {
    subject: '{amount} 提现已到账',
    paragraphs: ['{store} 的收益 {amount} 已转入 {account}。'],
    action: '查看收益',
    closing: '您可以在那里下载收益对账单。',
  },
  'payout-failed': {
    subject: '{amount} 提现失败',
    paragraphs: ['{store} 的收益 {amount} 未能转入 {account}，款项已退回您的余额。{reason}'],
    action: '检查收款账户',
    closing: '确认账户无误后，请重新申请提现。',
  },
  'dispute-opened': {
    subject: '订单 {number} 的付款存在争议',
    paragraphs: [
      '{store} 的订单 {number} 的买家对 {amount} 的付款提出争议。在银行作出决定之前，该订单的收益会被冻结，也无法退款。',
    ],
    action: '查看订单',
    closing: '平台会向银行提交答复。如果您有可以帮助的信息（例如与买家的沟通记录），请回复此邮件。',
  },
  'dispute-due': {
    subject: '订单 {number} 的证据须在 {day} 前提交',
    paragraphs: [
      '{store} 的订单 {number} 的买家对 {amount} 的付款提出争议，银行接受答复的截止日期为 {day}，目前尚未提交。',
    ],
    action: '查看订单',
    closing: '若不答复，争议将败诉。请把现有材料发给我们，或在您的收款账户后台答复。',
  },
  'dispute-won': {
    subject: '订单 {number} 的争议已胜诉',
    paragraphs: [
      '银行作出了对您有利的决定：{store} 的订单 {number} 的付款 {amount} 有效，相关收益已解冻。',
    ],
    action: '查看订单',
    closing: '您无需进行任何操作。',
  },
  'dispute-lost': {
    subject: '订单 {number} 的争议已败诉',
    paragraphs: [
      '银行作出了对买家有利的决定：{store} 的订单 {number} 的付款 {amount} 已被收回，您无法从该订单获得收益。',
    ],
    action: '查看我的收入',
    closing: '如果余额为负数，将由您之后的收益抵扣。',
  },
  'dispute-appealed': {
    subject: '订单 {number} 的争议正在重新审核',
    paragraphs: [
      '{store} 的订单 {number} 的付款 {amount} 的争议结果已被申诉。在银行再次作出决定之前，该订单的收益会被冻结，也无法退款。',
    ],
    action: '查看订单',
    closing: '有结果后我们会发邮件通知您。',
  },
  'dispute-closed': {
    subject: '订单 {number} 的争议已关闭',
    paragraphs: [
      '{store} 的订单 {number} 的付款 {amount} 的争议未经裁定即已结束：付款有效，相关收益已解冻。',
    ],
    action: '查看订单',
    closing: '您无需进行任何操作。',
  },
  'reviews-published': {
    subject: '{store} 有新评价',
    paragraphs: ['买家现在可以看到的新评价：{count} 条。您可以逐条回复。'],
    action: '查看评价',
    closing: '您的回复会显示在评价下方。',
  },
  'prices-raised': {
    subject: '您的部分售价已上调',
    paragraphs: [
      '平台价或汇率有变动，{store} 的以下商品按原价出售会亏本：{products}。',
      '我们已将其调至不亏本的最低价。此前的订单价格不变。',
    ],
    action: '查看售价',
    closing: '如果希望改为隐藏这类商品，可以在店铺设置中选择。',
  },
  'products-hidden': {
    subject: '您的部分商品已隐藏',
    paragraphs: [
      '平台价或汇率有变动，{store} 的以下商品按原价出售会亏本：{products}。',
      '根据您的设置，它们已被隐藏，待售价足够时再恢复显示。',
    ],
    action: '重新定价',
    closing: '如果希望改为自动上调售价，可以在店铺设置中选择。',
  },
  'store-held': {
    subject: '{store} 已被平台暂停',
    paragraphs: [
      '我们暂停了 {store}。原因：{reason}',
      '店铺会显示暂停营业，买家无法下单；已有订单照常处理。',
    ],
    action: '我的店铺',
    closing: '问题解决后我们会立即重新开启。如有疑问，请直接回复此邮件。',
  },
  'store-opened': {
    subject: '{store} 已重新开启',
    paragraphs: ['我们已重新开启 {store}，买家现在可以下单。说明：{reason}'],
    action: '我的店铺',
    closing: '感谢您的耐心等待。',
  },
  'settlement-platform': {
    subject: '{store} 的买家现在付款给平台',
    paragraphs: [
      '从现在起，平台代收 {store} 的货款并计入您的收益。原因：{reason}',
      '此前的订单按原方式结算：未付的订单仍需由您支付。',
    ],
    action: '我的店铺',
    closing: '详情请见店铺设置。',
  },
  'settlement-direct': {
    subject: '{store} 的买家现在直接付款给您',
    paragraphs: [
      '从现在起，{store} 的货款直接进入您绑定的账户；您在七天内向我们支付平台价后我们发货。原因：{reason}',
      '此前的订单按原方式结算：收益由平台计入。',
    ],
    action: '我的店铺',
    closing: '请在店铺设置中核对卖家名称、地址和联系方式。',
  },
});
