import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/buyer-mails.ts';

export const buyerMails = translationOf<typeof english.buyerMails>()({
  'order-confirmed': {
    subject: '订单 {number} 已付款',
    paragraphs: ['{name}，感谢您的购买。订单已收到，正在备货。', '预计送达：{days}。'],
    action: '查看订单',
    closing: '请保存此邮件，凭其中的链接可查看订单。',
  },
  'order-unpaid': {
    subject: '订单 {number} 尚未付款',
    paragraphs: [
      '{name}，您好！您的订单付款未完成，没有产生扣款。',
      '如仍需要，可在 {until} 前按原价付款，售完为止。',
    ],
    action: '去付款',
    closing: '不想要了？无需任何操作，订单会自动关闭，我们也不会再次提醒。',
  },
  'order-shipped': {
    subject: '订单 {number} 已发货',
    paragraphs: ['包裹已交给 {carrier}，运单号：{tracking}。'],
    action: '查看订单',
    closing: '请保存此邮件，凭其中的链接可查看订单。',
  },
  'order-tracking-corrected': {
    subject: '订单 {number} 的运单号已更正',
    paragraphs: ['上一封邮件中的运单号有误。正确的运单号：{carrier} {tracking}。'],
    action: '查看订单',
    closing: '抱歉给您带来不便。',
  },
  'order-parcel-withdrawn': {
    subject: '订单 {number} 尚未发货',
    paragraphs: ['我们误通知您包裹已寄出，实际仍在打包中。寄出后会再次发邮件通知您。'],
    action: '查看订单',
    closing: '抱歉给您带来不便。',
  },
  'parcel-lost': {
    subject: '您的订单 {number} 的包裹丢失',
    paragraphs: [
      '{name}，您好：{carrier} 未能找到您的包裹 {tracking}，我们深表歉意。',
      '我们将为您重新发货或退款，确定后会立即邮件通知您。',
    ],
    action: '查看订单',
    closing: '您无需进行任何操作。如有疑问，请写信至 {email}。',
  },
  'parcel-refused': {
    subject: '您的订单 {number} 的包裹未被签收',
    paragraphs: [
      '{name}，您好：{carrier} 反馈包裹 {tracking} 未被签收，正在退回。',
      '包裹退回后，我们将重新发货或退款，并邮件通知您。拒收的包裹按退货处理，退还商品价款和标准运费。',
    ],
    action: '查看订单',
    closing: '如属误会，请写信至 {email}。',
  },
  'parcel-returned': {
    subject: '您的订单 {number} 的包裹正在退回',
    paragraphs: [
      '{name}，您好：{carrier} 未能派送包裹 {tracking}，正在退回给我们。',
      '我们将为您重新发货或退款，确定后会立即邮件通知您。',
    ],
    action: '查看订单',
    closing: '请在订单页面核对您的地址。如需更正，请写信至 {email}。',
  },
  'parcel-found': {
    subject: '您的订单 {number} 的包裹已找到',
    paragraphs: ['{name}，您好：好消息，包裹 {tracking} 已找到，正由 {carrier} 派送给您。'],
    action: '查看物流',
    closing: '给您带来不便，敬请谅解。如有疑问，请写信至 {email}。',
  },
  'parcel-resent': {
    subject: '您的订单 {number} 的商品将重新发出',
    paragraphs: [
      '{name}，您好：包裹 {tracking} 未能送达，我们将免费为您重新发出以下商品。',
      '发货后，您会收到包含新物流单号的邮件。',
    ],
    action: '查看订单',
    closing: '对此次延误深表歉意。如有疑问，请写信至 {email}。',
  },
  'order-delivered': {
    subject: '订单 {number} 已送达',
    paragraphs: ['希望您喜欢。{returnDays} 天内可以在订单页面申请退货。'],
    action: '查看订单',
    closing: '祝您使用愉快！',
  },
  'review-invitation': {
    subject: '订单 {number} 还满意吗？',
    paragraphs: [
      '{name}，您好！您的订单已经送达。您的评价能帮助其他买家做选择，也能帮助我们选品。',
      '只需要一分钟，有照片会更直观。您购买的商品列在下方。',
    ],
    action: '写评价',
    closing: '我们只会邀请这一次。有疑问请写信至 {email}。',
  },
  'review-rejected': {
    subject: '关于您对订单 {number} 的评价',
    paragraphs: ['{name}，感谢您花时间评价“{product}”。您的评价因以下原因无法发布：', '{reason}'],
    action: '查看订单',
    closing: '如认为有误，请发送邮件至 {email}。',
  },
  'return-requested': {
    subject: '已收到订单 {number} 的申请',
    paragraphs: [
      '{name}，您好！我们已收到您对订单 {number} 的退货或退款申请，会尽快处理并通过邮件答复，通常不超过两个工作日。',
      '申请的商品：',
    ],
    action: '查看申请',
    closing: '答复之前，您可以在订单页面撤回申请。如有疑问，请写信至 {email}。',
  },
  'cancellation-requested': {
    subject: '已收到订单 {number} 的取消申请',
    paragraphs: [
      '{name}，您好！您申请取消订单 {number} 的全部或部分商品。如果尚未发货，款项将退还给您。结果会通过邮件告知。',
      '申请取消的商品：',
    ],
    action: '查看申请',
    closing: '答复之前，您可以在订单页面撤回申请。如有疑问，请写信至 {email}。',
  },
  'return-approved': {
    subject: '订单 {number} 的退货申请已通过',
    paragraphs: [
      '{name}，您好！请在 {until} 前将以下商品妥善包装并寄至：{address}',
      '退货运费由您承担。',
      '包裹到达并检查后，我们将退还 {value}。',
      '请在包裹上注明订单号 {number}。寄出后，请在订单页面告知我们；如有运单号，请一并填写。',
    ],
    action: '我已寄出',
    closing: '如有疑问，请写信至 {email}。',
  },
  'return-approved-seller': {
    subject: '订单 {number} 的退货申请已通过',
    paragraphs: [
      '{name}，您好！请在 {until} 前将以下商品妥善包装并寄至：{address}',
      '退货运费由我们承担：请先付邮费，并将收据照片发送至 {email}，我们会把邮费转给您。',
      '包裹到达并检查后，我们将退还 {value}。',
      '请在包裹上注明订单号 {number}。寄出后，请在订单页面告知我们；如有运单号，请一并填写。',
    ],
    action: '我已寄出',
    closing: '如有疑问，请写信至 {email}。',
  },
  'return-approved-label': {
    subject: '订单 {number} 的退货申请已通过',
    paragraphs: [
      '{name}，您好！请在 {until} 前将以下商品妥善包装并寄至：{address}',
      '包裹到达并检查后，我们将退还 {value}。',
      '运费已付，请打印这张面单并贴在包裹上：{label}',
      '寄出后，请在订单页面告知我们；如有运单号，请一并填写。',
    ],
    action: '我已寄出',
    closing: '如有疑问，请写信至 {email}。',
  },
  'return-sent': {
    subject: '订单 {number} 的退货已寄出',
    paragraphs: ['谢谢，{name}！我们已记录您寄回了以下商品，收到后会通过邮件告知。'],
    action: '查看退货',
    closing: '退款到账前请保留寄件凭证。如有疑问，请写信至 {email}。',
  },
  'return-received': {
    subject: '已收到订单 {number} 的退货',
    paragraphs: ['{name}，您好！您寄回的包裹已送达，我们检查以下商品后退款。'],
    action: '查看退货',
    closing: '款项退出后会立即通知您。如有疑问，请写信至 {email}。',
  },
  'return-replacing': {
    subject: '您的订单 {number} 将换货',
    paragraphs: [
      '{name}，您好：我们已检查您退回的商品，将免费为您重新发出相同商品。',
      '发货后，您会收到包含物流单号的邮件。',
    ],
    action: '查看退货',
    closing: '如果您更希望退款，请在发货前写信至 {email}。',
  },
  'return-replaced': {
    subject: '您的订单 {number} 的换货商品已发出',
    paragraphs: ['{name}，您好：换货商品已交由 {carrier} 配送，物流单号：{tracking}。'],
    action: '查看退货',
    closing: '如有疑问，请写信至 {email}。',
  },
  'return-refused': {
    subject: '关于订单 {number} 的申请',
    paragraphs: ['{name}，您好！我们无法同意您对订单 {number} 的申请，原因如下：', '{reason}'],
    action: '查看申请',
    closing: '如有不同意见，请写信至 {email}。',
  },
  'return-overtaken': {
    subject: '订单 {number} 已经发货',
    paragraphs: [
      '{name}，您好！您申请取消以下商品，但在我们答复前已经发货，因此无法取消。',
      '收到后，您可以在订单页面申请退货。',
    ],
    action: '查看订单',
    closing: '如有疑问，请写信至 {email}。',
  },
  'return-withdrawn': {
    subject: '您已撤回订单 {number} 的申请',
    paragraphs: ['{name}，您好！您已撤回对以下商品的申请，无需其他操作。'],
    action: '查看订单',
    closing: '如果改变主意，在期限内仍可在订单页面重新申请。',
  },
  'return-expired': {
    subject: '订单 {number} 的退货期限已过',
    paragraphs: ['{name}，您好！您的退货申请已通过，但我们未在期限内收到寄出的消息，退货已关闭。'],
    action: '查看订单',
    closing: '如果您已寄出，请将运单号发至 {email}。',
  },
  'order-link': {
    subject: '您的订单 {number}',
    paragraphs: ['{name}，您好！这是订单 {number} 的链接。'],
    action: '查看订单',
    closing: '不是您申请的？说明有人知道您的邮箱和订单号；没有这封邮件，对方无法打开订单。',
  },
  'order-email-confirm': {
    subject: '请确认订单 {number} 的邮箱',
    paragraphs: [
      '{store} 的订单 {number} 的买家填写了这个邮箱。确认后，与订单有关的邮件都会发到这里。',
      '链接 24 小时内有效。',
    ],
    action: '确认邮箱',
    closing: '不是您的订单？请忽略此邮件，不会有任何变化。',
  },
  'order-email-changed': {
    subject: '订单 {number} 的邮箱已更改',
    paragraphs: [
      '{store} 的订单 {number} 的邮箱已改为 {newEmail}，并已在该邮箱确认。今后的邮件将发往新邮箱，之前邮件中的链接不再有效。',
    ],
    action: '联系我们',
    closing: '不是您本人操作？请立即联系我们。',
  },
  'order-address-changed': {
    subject: '订单 {number} 的收货地址已修改',
    paragraphs: [
      '{name}，您好！我们已修改您的订单 {number} 的收货地址，您支付的金额不变。',
      '出于安全考虑，此处的地址不完整显示；完整的新地址请在订单页面查看。',
    ],
    action: '查看订单',
    closing: '如果这不是您的意愿，请在包裹发出前尽快写信至 {email}。',
  },
  'order-cancelled': {
    subject: '订单 {number} 已取消',
    paragraphs: ['订单已取消，已付款项将原路退回。'],
    action: '查看订单',
    closing: '如有疑问，请写信至 {email}。',
  },
  'order-refunded': {
    subject: '订单 {number} 已退款 {amount}',
    paragraphs: [
      '{name}，您好！订单 {number} 的 {amount} 已按原付款方式退回。',
      '到账时间视银行而定，通常需要几天。',
    ],
    action: '查看订单',
    closing: '如有疑问，请写信至 {email}。',
  },
});

export const receipt = translationOf<typeof english.receipt>()({
  subtotal: '小计',
  discount: '优惠',
  shipping: '运费',
  free: '免费',
  tax: '税费',
  total: '合计',
  totalWithTax: '合计（含税费 {tax}）',
  refunded: '已退款',
  left: '退款后余额',
  sold: '购自 {store}。销售方：{name}，{address}，{email}',
  returnsTo: '退货寄往：{address}',
  order: '订单',
  deliverTo: '收货地址',
  formerAddress: '原地址',
  newAddress: '新地址',
  tracking: '物流',
  duties: '进口关税',
  dutiesPaid: '送往{country}的关税由我们承担，收货时无需付款。',
  dutiesDue: '在{country}，承运商可能会向您收取。',
  returns: '退货',
  terms: '销售条款',
  privacy: '隐私',
});

/** What a request asks for, and why. */
export const requests = translationOf<typeof english.requests>()({
  kindLabel: '申请',
  kinds: { cancellation: '取消', return: '退货', refund: '仅退款' },
  reasonLabel: '原因',
  reasons: {
    changed_mind: '不想要了',
    ordered_by_mistake: '下错单',
    takes_too_long: '等待太久',
    does_not_fit: '不合适',
    not_as_described: '与描述不符',
    damaged: '损坏',
    wrong_item: '发错商品',
    missing_parts: '缺少配件',
    other: '其他原因',
  },
});
