import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { ordering as english } from '../en/ordering.ts';

export const ordering = translationOf<typeof english>()({
  notNow: { title: '请稍候', action: '重试' },
  noPayments: {
    notice: '本店暂时无法收款，欢迎先逛逛。',
    button: '暂时无法下单',
    order: '本店目前无法收款。您的订单已保留，请稍后再来。',
  },
  payLink: {
    title: '支付订单 {number}',
    forWhom: '收货人：{name}，{city}',
    paid: '此订单已付款',
    paidBody: '无需再付款，谢谢！',
    closed: '此订单已关闭',
    closedBody: '无法再付款。',
  },
  quantity: {
    fewer: '减少一件：{product}',
    more: '增加一件：{product}',
    whole: '请输入 1 到 99 之间的整数。',
    most: '每种商品最多 99 件。',
    clamped: '仅剩 {left} 件，已为您调整数量。',
  },
  stock: {
    soldOut: '“{product}”刚刚售罄。',
    short: '“{product}”仅剩 {left} 件。',
    gone: '“{product}”已下架。',
    rest: '继续购买其余商品',
    kept: '您填写的地址已保留。',
    full: '购物车已满：最多可放 100 种商品。',
    orderShort: '此订单中的部分商品已售罄，未产生任何扣款。',
    changed: '购物车已发生变化，请重新核对。',
  },
  fields: {
    email: '请输入您的邮箱，例如 ada@example.com',
    name: '请填写收件人姓名',
    firstName: '请输入名字',
    lastName: '请输入姓氏',
    line1: '请输入详细地址',
    city: '请输入城市',
    region: '请选择“{field}”',
    phone: '请输入完整的电话号码，例如 +86 138 0013 8000',
    choose: '请选择',
    digitMissing: '还缺 1 位数字，例如 {example}',
    digitsMissing: '还缺 {missing} 位数字，例如 {example}',
  },
  money: {
    late: '您的 {amount} 付款到账时，此订单已无法接收。款项已退回您付款时使用的银行卡或钱包。',
    lateReturning: '您的 {amount} 付款到账时，此订单已无法接收。我们正在退款。',
    soldMeanwhile: '您付款期间，最后的库存已售出',
    refunded: '我们已将 {amount} 退回您付款时使用的银行卡或钱包。',
    partRefunded: '我们已退回其中的 {amount}。',
    chargedBack: '您的银行已撤回这笔付款。',
    disputed: '您的银行正在核查这笔付款。',
    undecided: '银行尚未答复。如有款项到账，我们会退回。',
  },
});
