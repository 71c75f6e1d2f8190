import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productDetails as english } from '../en/product-details.ts';

export const productDetails = translationOf<typeof english>()({
  history: '价格记录',
  historyEmpty: '开店以来没有变动。',
  historyVariant: '{label} 的价格',
  historyOneVariant: '某个规格的价格',
  historyProduct: '商品价格',
  historyCategory: '“{label}”的百分比',
  historyStore: '整个店铺的百分比',
  historyEnding: '店铺的价格尾数',
  historyPlatform: '平台价',
  historyPlatformOf: '{label} 的平台价',
  historyUnset: '未设置',
  byYou: '您',
  byPlatform: '平台',
  endingNone: '无',
  historyRates: '不包括每日汇率变动。',
  pictureOf: '第 {place} 张，共 {count} 张',
  nextPicture: '下一张',
  previousPicture: '上一张',
  enlarge: '放大查看',
});
