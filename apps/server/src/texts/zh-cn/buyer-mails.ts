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
    paragraphs: ['{name}，您好！您的订单付款未完成，没有产生扣款。', '如仍需要，可在 {until} 前按原价付款，售完为止。'],
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
  'order-delivered': {
    subject: '订单 {number} 已送达',
    paragraphs: ['希望您喜欢。30 天内可以退货。'],
    action: '查看订单',
    closing: '祝您使用愉快！',
  },
  'review-invitation': {
    subject: '订单 {number} 还满意吗？',
    paragraphs: [
      '{name}，您好！您的订单已经送达。您的评价能帮助其他买家做选择，也能帮助我们选品。',
      '只需要一分钟，有照片会更直观。请选择一件商品：',
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
  'order-cancelled': {
    subject: '订单 {number} 已取消',
    paragraphs: ['订单已取消，已付款项将原路退回。'],
    action: '查看订单',
    closing: '如有疑问，请写信至 {email}。',
  },
  'order-refunded': {
    subject: '订单 {number} 已退款 {amount}',
    paragraphs: ['{name}，您好！订单 {number} 的 {amount} 已按原付款方式退回。', '到账时间视银行而定，通常需要几天。'],
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
  sold: '购自 {store}。销售方：{name}，{address}，{email}',
  returnsTo: '退货寄往：{address}',
  order: '订单',
  deliverTo: '收货地址',
  tracking: '物流',
  returns: '退货',
  terms: '销售条款',
  privacy: '隐私',
});
