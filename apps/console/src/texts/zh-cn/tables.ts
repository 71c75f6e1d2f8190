import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables = translationOf<typeof english>()({
  loadMore: '加载更多',
  columns: '显示列',
  allColumns: '全部显示',
  unfoldRow: '展开下级',
  foldRow: '收起下级',
  export: '导出',
  exportHint: '将筛选后的整个列表导出为 CSV',
  anyStore: '全部店铺',
  anyMode: '全部结算方式',
});
