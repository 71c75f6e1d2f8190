import { useQuery } from '@tanstack/react-query';
import { listOwnReturns, pageReturns } from '@vitrine/contract/shop/returns.ts';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { returnKeys } from '../../lib/query-keys/returns.ts';
import { returnTexts } from '../../texts/returns.ts';
import type { ReturnSide } from './return-side.ts';
import { ReturnStateTag } from './return-state.tsx';
import './returns.css';

/** What its buyer requested of an order; each leads to where it is answered. */
export function OrderReturns({ orderId, side }: { orderId: string; side: ReturnSide }) {
  const t = useText(returnTexts);
  const isOwner = side === 'owner';
  const found = useQuery({
    queryKey: (isOwner ? returnKeys.list : returnKeys.page)({ orderId }),
    queryFn: ({ signal }) =>
      api.read(isOwner ? listOwnReturns : pageReturns, { query: { orderId } }, signal),
  });
  const rows = found.data?.list ?? [];
  if (!rows.length) return null;
  return (
    <section className="return-links stack gap-8" aria-label={t('returns')}>
      {rows.map(({ id, kind, state }) => (
        <Link
          className="line gap-12 between"
          key={id}
          to={isOwner ? `/returns?return=${id}` : `/operations/returns?tab=all&return=${id}`}
        >
          {t(`kind_${kind}`)}
          <ReturnStateTag state={state} />
        </Link>
      ))}
    </section>
  );
}
