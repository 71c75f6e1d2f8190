import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { welcomeOffer as english } from '../en/welcome-offer.ts';

export const welcomeOffer = translationOf<typeof english>()({
  offerTitle: '首单新人优惠',
  offerLine:
    '商品低于 {free} 免费，{free} 至 {to} 减 {percent}，付款时自动减免；每位店主、收款账户、地址和银行卡限一次。',
  offerAction: '自购下单',
  offerWaiting: '新人优惠暂不可用',
  applies: '付款时自动减免；已享受过优惠的银行卡不能再次使用。',
  held: '有一笔未完成的付款正在使用新人优惠，请先完成该付款或等待其失效。',
  over_limit: '新人优惠仅适用于 {to} 以内的商品。',
  budget_spent: '本月新人优惠名额已用完，下月 1 日恢复。',
  linked_account_used: '您关联的收款账户已被其他店铺用于新人优惠。',
  address_used: '此收货地址已使用过新人优惠。',
  welcomeTitle: '欢迎来到 {platform}',
  chatAction: '到群聊领取',
  used: '您已使用新人优惠，共减免 {given}。',
  notFirst: '新人优惠仅限首单，您之前已下过单。',
  offerOff: '新人优惠暂停中。',
  coursesTitle: '社交平台独家课程',
  dismiss: '知道了',
  welcomeMessage: '欢迎信息',
});
