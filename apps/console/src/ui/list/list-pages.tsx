import { Pagination } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { listTexts } from '../../texts/lists.ts';
import { type Paging, pageSizes, truncateTotal } from './list-address.rules.ts';

/** The pages of a list, and how many rows each has. */
export function ListPages({
  paging,
  total,
  isEstimated,
  onChange,
}: {
  paging: Paging;
  total: number;
  isEstimated: boolean;
  onChange: (paging: Paging) => void;
}) {
  const t = useText(listTexts);
  return (
    <Pagination
      className="list-pages"
      align="end"
      size="small"
      current={paging.pageNum}
      pageSize={paging.pageSize}
      total={total}
      pageSizeOptions={[...pageSizes]}
      showSizeChanger
      hideOnSinglePage={total <= pageSizes[0]}
      {...(isEstimated && { showTotal: () => t('moreThan', { count: truncateTotal(total) }) })}
      onChange={(pageNum, pageSize) =>
        onChange({ pageNum, pageSize: pageSize as Paging['pageSize'] })
      }
    />
  );
}
