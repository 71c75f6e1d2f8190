import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { discrepancies as english } from '../en/discrepancies.ts';

export const discrepancies = translationOf<typeof english>()({
  tab: '对账差异',
  nothing: '无记录',
  platform: '平台账户',
  live: '正式环境',
  test: '测试环境',
  close: '关闭',
  closeTitle: '关闭这条差异？',
  closeLine: '此操作不会变动资金，也无法重新打开。请写明原因，备注会保留在列表中。',
  note: '备注',
  noteNeeded: '请填写备注，至少 3 个字',
  noneHere: '没有处于此状态的差异。',
  closed: '已关闭',
  discrepancy_amount: '金额不符',
  discrepancy_currency: '货币不符',
  discrepancy_account: '账户不符',
  discrepancy_mode: '测试与正式环境混淆',
  discrepancy_not_found: '仅一方有记录',
  openDiscrepancy: '待处理',
  closedDiscrepancy: '已关闭',
  noDiscrepancies: '没有差异。',
});
