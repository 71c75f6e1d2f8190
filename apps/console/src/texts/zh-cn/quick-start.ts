import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { quickStart as english } from '../en/quick-start.ts';

export const quickStart = translationOf<typeof english>()({
  quickStart: '快速开始',
  stepsLeft_one: '还差 {count} 步',
  stepsLeft_other: '还差 {count} 步',
  'create-store': '创建店铺',
  'create-store-line': '起个好名字，再加一张头像',
  'missing-picture': '名称已保存，还差一张图片',
  'missing-name': '图片已保存，还差一个名称',
  'set-up-payment': '设置收款',
  'set-up-payment-line': '收益打入的账户',
  'adjust-prices': '调整价格',
  'adjust-prices-line': '每件赚多少由您定',
  'create-store-done': '店名和头像已设置',
  'set-up-payment-done': '账户已关联',
  'adjust-prices-done': '价格已设定',
  'promote-and-share-done': '已有首次点击',
  later: '以后再说',
  'promote-and-share': '推广与分享',
  'promote-and-share-line': '有首次点击即完成',
});
