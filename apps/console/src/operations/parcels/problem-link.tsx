import { useQuery } from '@tanstack/react-query';
import { pageParcelProblems } from '@vitrine/contract/shop/parcel-problems.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { parcelKeys } from '../../lib/query-keys/parcels.ts';
import { parcelTexts } from '../../texts/parcels.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { ProblemOverlay } from './problem-overlay.tsx';

interface ProblemLinkProps {
  orderId: string;
  trackingNumber: string;
}

/** Opens what is to be decided about a parcel of an order. */
export default function ProblemLink({ orderId, trackingNumber }: ProblemLinkProps) {
  const t = useText(parcelTexts);
  const mayRead = useHasPerm('platform:return:query');
  const [openId, setOpenId] = useState<string>();
  const query = { orderId, state: 'open' as const };
  const found = useQuery({
    queryKey: parcelKeys.page(query),
    queryFn: ({ signal }) => api.read(pageParcelProblems, { query }, signal),
    enabled: mayRead,
  }).data?.list.find((problem) => problem.trackingNumber === trackingNumber);
  if (!found) return null;
  return (
    <span className="above-6">
      <Button size="small" onClick={() => setOpenId(found.id)}>
        {t('open')}
      </Button>
      <ProblemOverlay id={openId} onClose={() => setOpenId(undefined)} />
    </span>
  );
}
