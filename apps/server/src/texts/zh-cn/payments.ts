import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payments.ts';

export const notPayable = translationOf<typeof english.notPayable>()({
  not_found: '订单不存在。',
  cancelled: '订单已取消。',
  paid: '订单已付款。',
  not_due: '当前无需付款。',
});

/** Why a store cannot be paid out, beside its name in an email. */
export const unpaidReasons = {
  restricted: '受限',
  lost: '已关闭',
  failed: '提现失败',
} as const;
