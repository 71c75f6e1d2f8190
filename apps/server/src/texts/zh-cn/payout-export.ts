import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payout-export.ts';

export const heads = translationOf<typeof english.heads>()({
  payout: '提现',
  store: '店铺',
  rail: '渠道',
  account: '账户',
  amount: '金额',
  currency: '币种',
  state: '状态',
  cause: '原因',
  reason: '代码',
  requested: '申请时间（{zone}）',
  sent: '汇出时间（{zone}）',
  paid: '到账时间（{zone}）',
  failed: '失败时间（{zone}）',
  returned: '退回时间（{zone}）',
});

export const states = translationOf<typeof english.states>()({
  requested: '已申请',
  sent: '在途',
  paid: '已到账',
  failed: '失败',
  unknown: '未知',
  waiting: '等待余额',
  returned: '已退回',
});
