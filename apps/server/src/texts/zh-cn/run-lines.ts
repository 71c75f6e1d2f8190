import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/run-lines.ts';

export const runLines = translationOf<typeof english.runLines>()({
  failed: '失败：{reason}',
  finished: '已完成。',
  importStarted: '导入“{file}”：共 {rows} 行，其中 {valid} 行有效。',
  importRow: '第 {row} 行：{problems}',
  importMore: '另有 {count} 行存在问题，全部列在文件中。',
  importFile: '所有存在问题的行：',
  importAdded: '已添加 {done} / {total} 位用户。',
  importLost: '期间有 {count} 个用户名被他人占用。',
  importDone: '已添加 {done} 位用户，跳过 {invalid} 行。',
  payoutsStarted: '已开始付款。',
  payoutsMatured: '{count} 笔订单的收益已可提取。',
  payoutsSettled: '此前的付款：{paid} 笔到账，{failed} 笔退回。',
  payoutBegun: '{store}：付款 {payout} 正在处理。',
  payoutFailed: '{store}：付款 {payout} 被退回。',
  payoutSkipped: '{store}：未付款（{reason}）。',
  bankFileMade: '已生成银行文件：{name}',
  payoutsDone: '{begun} 笔付款处理中，{failed} 笔退回，跳过 {skipped} 家店铺。',
});

export const runNames = translationOf<typeof english.runNames>()({
  'users.import': '导入用户',
  'payouts.run': '运营人员发起的付款',
  'payouts.schedules': '按计划付款',
});

export const rowFile = translationOf<typeof english.rowFile>()({
  name: 'problem-rows',
  row: '行',
  column: '列',
  problem: '问题',
});
