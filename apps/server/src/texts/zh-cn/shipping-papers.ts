import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/shipping-papers.ts';

export const slip = translationOf<typeof english.slip>()({
  title: '装箱单',
  replacement: '换货装箱单',
  continued: '续页',
  shipTo: '收货人',
  ordered: '下单日期',
  sku: 'SKU',
  product: '商品',
  quantity: '数量',
  units: '本单商品件数：{units}',
  returnHint: '商品有问题？签收后 {days} 天内可在 {url} 申请退货，请准备好订单号和下单邮箱。',
  unknown: '□ 表示无法打印的字符，完整内容请在系统中查看订单。',
});

export const pick = translationOf<typeof english.pick>()({
  title: '拣货单',
  replacement: '换货',
  message: '买家留言：{message}',
  byOrder: '按订单拣货',
  made: '打印时间：{at} UTC',
  sums: '订单：{orders} · 商品：{units} 件',
  sku: 'SKU',
  product: '商品',
  quantity: '数量',
});

export const leftOut = '未包含的订单：未付款、已取消或已发货';
