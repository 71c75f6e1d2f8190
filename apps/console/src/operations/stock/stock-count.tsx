import { useQuery } from '@tanstack/react-query';
import {
  countRowKinds,
  getStockCount,
  listStockCountRows,
  type StockCount,
  type StockCountRow,
} from '@vitrine/contract/shop/stock-counts.ts';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { stockCountsTexts } from '../../texts/stock-counts.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { firstPage, ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { BackButton } from '../catalogue/back-button.tsx';
import { CountActions } from './book-count.tsx';
import { countMeanings } from './stock-counts.tsx';
import './stock.css';

const kindTexts = {
  different: 'kind_different',
  equal: 'kind_equal',
  problem: 'kind_problem',
  'left-out': 'kind_left_out',
} as const;

function Figure({ name, value, isBad }: { name: string; value: string | number; isBad?: boolean }) {
  return (
    <div>
      <dt className="faint text-12">{name}</dt>
      <dd className={`num${isBad ? ' danger-text' : ''}`}>{value}</dd>
    </div>
  );
}

function Sums({ count }: { count: StockCount }) {
  const t = useText(stockCountsTexts);
  return (
    <dl className="card stock-sums">
      <Figure name={t('differences')} value={count.differentCount} />
      <Figure name={t('more')} value={`+${count.moreUnits}`} />
      <Figure name={t('fewer')} value={`−${count.fewerUnits}`} />
      <Figure name={t('equal')} value={count.equalCount} />
      <Figure name={t('withProblem')} value={count.problemCount} isBad={count.problemCount > 0} />
      {count.leftOutCount !== null && (
        <Figure name={t('leftOut')} value={count.leftOutCount} isBad={count.leftOutCount > 0} />
      )}
    </dl>
  );
}

function Difference({ row: { difference } }: { row: StockCountRow }) {
  if (difference === null) return '–';
  if (difference === 0) return '0';
  return difference > 0 ? (
    <b className="green-text">+{difference}</b>
  ) : (
    <b className="danger-text">−{-difference}</b>
  );
}

function Rows({ id }: { id: string }) {
  const t = useText(stockCountsTexts);
  const numbers = { align: 'end', className: 'num' } as const;
  return (
    <ListPage
      name="stock-count-rows"
      list={listStockCountRows}
      keyOf={platformKeys.stockCountRows}
      fixed={{ countId: id }}
      emptyText={t('noRows')}
      minWidth={860}
      filters={[
        {
          name: 'kind',
          kind: 'choice',
          label: t('kind'),
          any: t('allRows'),
          options: countRowKinds.map((value) => ({ value, label: t(kindTexts[value]) })),
        },
      ]}
      columns={[
        {
          key: 'line',
          title: t('row'),
          width: 70,
          ...numbers,
          render: (_v, { line }) => line ?? '',
        },
        {
          key: 'variant',
          title: t('variant'),
          render: (_value, { name, label, given }) => (
            <>
              <span className="anywhere">{name || given}</span>
              <small className="anywhere">
                {[label, name && given].filter(Boolean).join(' · ')}
              </small>
            </>
          ),
        },
        { key: 'counted', title: t('counted'), dataIndex: 'counted', width: 110, ...numbers },
        {
          key: 'onHand',
          title: t('onHand'),
          width: 190,
          ...numbers,
          render: (_value, { onHand, held, unshipped, variantId }) =>
            variantId === null ? (
              ''
            ) : (
              <>
                {onHand}
                {held + unshipped > 0 && (
                  <small>{t('heldAndSold', { held, sold: unshipped })}</small>
                )}
              </>
            ),
        },
        {
          key: 'difference',
          title: t('difference'),
          width: 110,
          ...numbers,
          render: (_value, row) => <Difference row={row} />,
        },
        {
          key: 'result',
          title: t('result'),
          width: 260,
          render: (_value, { message, problem, result, after }) => (
            <>
              <span
                className={
                  problem !== null && problem !== 'not-in-file'
                    ? 'danger-text'
                    : result !== null && result !== 'booked' && result !== 'equal'
                      ? 'amber-text'
                      : ''
                }
              >
                {message}
              </span>
              {after !== null && <small>{t('afterwards', { count: after })}</small>}
            </>
          ),
        },
      ]}
    />
  );
}

/** One count: what it would change row by row, and its booking. */
export function StockCountPage({ id }: { id: string }) {
  const t = useText(stockCountsTexts);
  const address = useAddress();
  const query = useQuery({
    queryKey: platformKeys.stockCount(id),
    queryFn: ({ signal }) => api.read(getStockCount, { params: { id } }, signal),
  });
  const count = query.data;
  const leave = () =>
    address.change({ count: undefined, kind: undefined, view: 'counts', ...firstPage });
  return (
    <>
      <PageHead
        title={
          <>
            <BackButton label={t('backToCounts')} onClick={leave} />
            <span className="anywhere">{count?.fileName ?? t('title')}</span>
          </>
        }
        note={
          count && (
            <StatusTag meaning={countMeanings[count.state]}>{t(`state_${count.state}`)}</StatusTag>
          )
        }
        line={
          count && (
            <>
              {t('uploadedBy', { name: count.byName })} · <DateTime value={count.createdAt} />
              {count.closedAt && (
                <>
                  {' · '}
                  {t(count.state === 'booked' ? 'bookedBy' : 'discardedBy', {
                    name: count.closedByName ?? '',
                  })}{' '}
                  · <DateTime value={count.closedAt} />
                </>
              )}
              {count.note && ` · ${count.note}`}
            </>
          )
        }
        actions={count && <CountActions count={count} />}
      />
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && (
        <div className="card">
          <SkeletonRows rows={6} height={48} />
        </div>
      )}
      {count && (
        <div className="stack gap-16">
          <Sums count={count} />
          <p className="muted">
            {t('how')}: {t(count.withUnshipped ? 'withUnshipped' : 'withoutUnshipped')}
            {count.missingCount > 0 && ` · ${t('missing', { count: count.missingCount })}`}
          </p>
          <Rows id={id} />
        </div>
      )}
    </>
  );
}
