import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { ledgerPart as english } from '../en/operations-ledger.ts';

export const ledgerPart = translationOf<typeof english>()({
  ledger: '账本',
  booksAgree: '账目一致。',
  booksBreak_one: '{count} 处账目差异',
  booksBreak_other: '{count} 处账目差异',
  checkedAt: '检查于 {time}',
  checking: '正在检查账目',
  orderCount_one: '{count} 笔订单',
  orderCount_other: '{count} 笔订单',
  checkNow: '立即检查',
  journalNumber: '第 {id} 笔',
  journal: '分录',
  source: '来源',
  entries: '借（+）贷（−）',
  time: '时间',
  anyKind: '全部类型',
  noJournals: '暂无记账。',
});
