import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { topics as english } from '../en/topics.ts';

export const topics = translationOf<typeof english>()({
  title: '您的内容关于什么？',
  line: '选择适合您频道的类目。店铺会销售这些商品，之后每一件都可以单独下架。',
  'step-name': '名称与图片',
  'step-topics': '您的内容关于什么？',
  'step-prices': '您的价格',
  stepOf: '第 {step} 步，共 {of} 步',
  products_one: '{count} 件商品',
  products_other: '{count} 件商品',
  inYourStore_one: '店铺中有 {count} 件商品',
  inYourStore_other: '店铺中有 {count} 件商品',
  chosenOf: '已选 {count}/{all} 个主题',
  chosenAt: '{counted}，{from} 至 {to}',
  chooseOne: '请至少选择一个',
  sellsAll: '选择之前，店铺销售全部 {count} 件商品。',
  back: '返回',
  goOn: '继续',
  goOnWith_one: '以 {count} 件商品继续',
  goOnWith_other: '以 {count} 件商品继续',
  doLater: '以后再说',
  later: '以后',
  none: '平台暂时还没有商品，请稍后再来。',
});
