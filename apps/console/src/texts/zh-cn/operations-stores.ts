import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storesPart as english } from '../en/operations-stores.ts';

export const storesPart = translationOf<typeof english>()({
  stores: '店铺',
  searchStores: '名称或地址',
  open: '营业中',
  pausedState: '已暂停',
  anyState: '全部状态',
  settlement: '结算方式',
  platformMode: '平台收款',
  directMode: '店主直收',
  country: '国家',
  currency: '币种',
  opened: '开店时间',
  state: '状态',
  noStores: '没有符合条件的店铺。',
});
