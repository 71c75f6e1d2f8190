import { translationOf } from '@vitrine/contract/catalogue.ts';
import type {
  closedOrder as closedOrderEnglish,
  orderCancel as orderCancelEnglish,
  orderEvents as orderEventsEnglish,
  platformOrderEvents as platformOrderEventsEnglish,
} from '../en/order-timeline.ts';

export const platformOrderEvents = translationOf<typeof platformOrderEventsEnglish>()({
  seller_due: '等待店主付款',
  seller_reminded: '已提醒店主付款',
  seller_paid: '店主已付款',
  seller_part_refunded: '已部分退还店主',
  seller_refunded: '已退还店主',
  refund_asked: '店主申请退款',
});

export const orderEvents = translationOf<typeof orderEventsEnglish>()({
  placed: '订单已提交',
  address_changed: '地址已修改',
  buyer_authorized: '付款已授权',
  buyer_paid: '买家已付款',
  buyer_failed: '付款失败',
  buyer_expired: '付款页面已过期',
  buyer_retried: '买家重新付款',
  buyer_reminded: '已邮件提醒买家付款',
  buyer_part_refunded: '部分退款',
  buyer_refunded: '已退款给买家',
  buyer_disputed: '买家对付款提出异议',
  buyer_charged_back: '付款被拒付',
  buyer_dispute_won: '争议胜诉',
  seller_due: '等待您付款',
  seller_reminded: '已提醒您付款',
  seller_paid: '您已付款',
  seller_part_refunded: '已部分退还给您',
  seller_refunded: '已退还给您',
  processing: '正在打包',
  part_shipped: '部分发货',
  shipped: '已发货',
  parcel_corrected: '运单号已更正',
  parcel_withdrawn: '包裹记录已撤回',
  delivered: '已送达',
  part_returned: '部分退货',
  returned: '已退货',
  cancelled: '已取消',
  mail_repeated: '已重新发送邮件',
  rest_cancelled: '剩余商品已取消',
  refund_asked: '已申请退款',
  refund_declined: '退款申请被拒绝',
  return_requested: '买家提交了申请',
  return_approved: '退货申请已通过',
  return_sent: '买家已寄回商品',
  return_received: '已收到退货',
  return_refused: '申请被拒绝',
  return_withdrawn: '买家撤回了申请',
  return_expired: '退货超时未寄出',
});

export const closedOrder = translationOf<typeof closedOrderEnglish>()({
  buyer_unpaid: '未付款',
  seller_unpaid: '您未付款',
  replaced: '买家已重新下单',
  out_of_stock: '缺货',
  by_operator: '平台取消',
  by_owner: '您已取消',
  by_buyer: '买家取消',
  refunded: '已退款',
});

export const orderCancel = translationOf<typeof orderCancelEnglish>()({
  buyer_unpaid: '买家未付款。',
  seller_unpaid: '成本未按时支付。',
  replaced: '买家修改后重新下单。',
  out_of_stock: '商品已售罄。',
  by_operator: '由平台取消。',
  by_owner: '由卖家取消。',
  by_buyer: '由买家取消。',
});
