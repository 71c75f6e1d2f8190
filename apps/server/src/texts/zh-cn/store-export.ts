import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/store-export.ts';

export const storeExport = translationOf<typeof english.storeExport>()({
  name: '店铺',
  address: '地址',
  state: '状态',
  settlement: '结算方式',
  country: '国家',
  currency: '币种',
  percentage: '默认百分比',
  userSource: '用户来源',
  pageSource: '页面来源',
  authType: '注册方式',
  password: '邮箱和密码',
  opened: '开店时间',
  open: '营业中',
  paused: '店主暂停',
  held: '平台暂停',
  platform: '平台收款',
  direct: '店主直收',
});

export const visitHeads = translationOf<typeof english.visitHeads>()({
  store: '店铺',
  userSource: '用户来源',
  pageSource: '页面来源',
  visits: '访问',
  orders: '已付款订单',
});
