import { useQuery } from '@tanstack/react-query';
import {
  countOwnReturns,
  listOwnReturns,
  type ReturnGroup,
  type ReturnRow,
} from '@vitrine/contract/shop/returns.ts';
import type { ComponentType } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { getFocusStyle } from '../../lib/picture-focus.ts';
import { returnKeys } from '../../lib/query-keys/returns.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useFeed } from '../../lib/use-feed.ts';
import { returnTexts } from '../../texts/returns.ts';
import { DateTime } from '../../ui/date-time.tsx';
import type { FeedFiltersProps } from '../../ui/list/feed-filters.ts';
import { FeedList } from '../../ui/list/feed-list.tsx';
import { ReturnStateTag } from './return-state.tsx';
import './returns.css';

export const groups: readonly ReturnGroup[] = ['waiting', 'underway', 'refunded', 'closed'];

function Item({ row, onOpen }: { row: ReturnRow; onOpen: () => void }) {
  const t = useText(returnTexts);
  const { product } = row;
  return (
    <li className="card">
      <button type="button" className="return-item line gap-12" onClick={onOpen}>
        {product.imageUrl ? (
          <img
            src={`${product.imageUrl}?w=320`}
            style={getFocusStyle(product)}
            width={48}
            height={60}
            alt=""
          />
        ) : (
          <i aria-hidden="true" />
        )}
        <span>
          <b>
            {t(`kind_${row.kind}`)} · {row.order.number}
          </b>
          <span>
            {product.name}
            {row.units > 1 && <span className="num"> · {t('unitsN', { count: row.units })}</span>}
          </span>
          <small className="faint">
            {t(`${row.reason}_reason`)} · {row.buyer} · <DateTime value={row.createdAt} />
          </small>
        </span>
        <ReturnStateTag state={row.state} />
      </button>
    </li>
  );
}

interface ReturnFeedProps {
  Filters: ComponentType<FeedFiltersProps>;
  onOpen: (id: string) => void;
}

/** The requests of the own store's buyers with their filters; desk and phone differ in the controls of the filters alone. */
export function ReturnFeed({ Filters, onOpen }: ReturnFeedProps) {
  const t = useText(returnTexts);
  const address = useAddress();
  const counts = useQuery({
    queryKey: returnKeys.counts,
    queryFn: ({ signal }) => api.read(countOwnReturns, {}, signal),
  }).data;
  const keywords = address.read('keywords');
  const group = groups.find((one) => one === address.read('group'));
  const query = { ...(keywords ? { keywords } : {}), ...(group ? { group } : {}) };
  const { feed, rows } = useFeed({
    queryKey: returnKeys.list(query),
    read: (after, signal) => api.read(listOwnReturns, { query: { ...query, ...after } }, signal),
    keepsRows: true,
  });
  const isFiltered = keywords !== '' || group !== undefined;
  return (
    <>
      <Filters
        search={{
          label: t('search'),
          value: keywords,
          onFind: (found) => address.change({ keywords: found }),
        }}
        choices={[
          {
            label: t('groupFilter'),
            value: group ?? '',
            options: [
              { value: '', label: counts ? t('allN', { count: counts.all }) : t('all') },
              ...groups.map((one) => ({
                value: one,
                label: counts
                  ? t('groupN', { group: t(`group_${one}`), count: counts[one] })
                  : t(`group_${one}`),
              })),
            ],
            onChange: (chosen) => address.change({ group: chosen }),
          },
        ]}
      />
      <FeedList
        feed={feed}
        isEmpty={!rows.length}
        emptyText={t(isFiltered ? 'noneFound' : 'none')}
        skeletonHeight={84}
        className="return-list"
        label={t('returns')}
      >
        {rows.map((row) => (
          <Item key={row.id} row={row} onOpen={() => onOpen(row.id)} />
        ))}
      </FeedList>
    </>
  );
}
