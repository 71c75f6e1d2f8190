import { useQuery } from '@tanstack/react-query';
import type { PurchaseOrderDetail } from '@vitrine/contract/shop/purchase-order-shapes.ts';
import {
  readPurchaseDocument,
  readPurchaseOrder,
  readPurchaseTable,
} from '@vitrine/contract/shop/purchase-orders.ts';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { purchaseKeys } from '../../lib/query-keys/purchase-orders.ts';
import { TrackingLink } from '../../shop/orders/tracking-link.tsx';
import { purchaseTexts } from '../../texts/purchase-orders.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { Term } from '../../ui/term.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';
import { PurchaseActions } from './purchase-actions.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import { PurchaseLink } from './purchase-link.tsx';
import { PurchaseStateTag } from './purchase-state.tsx';
import './purchase-orders.css';

function Parcels({ parcels }: Pick<PurchaseOrderDetail, 'parcels'>) {
  const t = useText(purchaseTexts);
  if (!parcels.length) return null;
  return (
    <section className="stack gap-6">
      <h3 className="h3">{t('parcels')}</h3>
      <ul className="purchase-lines">
        {parcels.map((parcel) => (
          <li className="line gap-12 between" key={parcel.id}>
            <span className="slim">
              <TrackingLink parcel={parcel} />
              <small className="block">
                {[
                  parcel.orderNumber ?? t('toWarehouse'),
                  t('unitsN', { count: parcel.units }),
                  parcel.isWithdrawn && t('parcelWithdrawn'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <DateTime value={parcel.sentAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Timeline({ timeline }: Pick<PurchaseOrderDetail, 'timeline'>) {
  const t = useText(purchaseTexts);
  return (
    <section className="stack gap-6">
      <h3 className="h3">{t('timeline')}</h3>
      <ol className="purchase-lines">
        {timeline.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no ids and are never moved
          <li className="line gap-12 between" key={index}>
            <span>
              {t(`step_${step.kind}`)}
              {step.units === null ? '' : ` · ${t('unitsN', { count: step.units })}`}
              <small className="block">
                {step.byName ?? t(step.by === 'supplier' ? 'bySupplier' : 'bySystem')}
              </small>
            </span>
            <DateTime value={step.at} isExact />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Body({
  purchase,
  onOrderElsewhere,
}: {
  purchase: PurchaseOrderDetail;
  onOrderElsewhere: () => void;
}) {
  const t = useText(purchaseTexts);
  const params = { id: purchase.id };
  return (
    <div className="stack gap-20">
      <dl className="terms">
        <Term label={t('supplier')}>{purchase.supplier.name}</Term>
        <Term label={t('email')}>
          {purchase.email || <span className="faint">{t('noEmail')}</span>}
        </Term>
        <Term label={t('delivery')}>{t(purchase.shipsItself ? 'toBuyers' : 'toWarehouse')}</Term>
        <Term label={t('total')}>
          <Money kind="total" value={purchase.total} />
        </Term>
      </dl>
      <div className="cluster gap-8">
        <button
          type="button"
          className="btn"
          onClick={() => void api.download(readPurchaseDocument, { params })}
        >
          <FileDown size={16} aria-hidden /> PDF
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => void api.download(readPurchaseTable, { params })}
        >
          <FileDown size={16} aria-hidden /> CSV
        </button>
      </div>
      {purchase.linkUrl && <PurchaseLink purchase={purchase} url={purchase.linkUrl} />}
      <PurchaseLines purchase={purchase} onOrderElsewhere={onOrderElsewhere} />
      <Parcels parcels={purchase.parcels} />
      <Timeline timeline={purchase.timeline} />
    </div>
  );
}

/** One purchase order: its lines with what became of each unit, the supplier's link, its parcels and its history. */
export function PurchaseDrawer({
  id,
  onOpen,
  onClose,
}: {
  id: string | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
}) {
  const mayEdit = useHasPerm('platform:purchase-order:edit');
  const [isElsewhere, setElsewhere] = useState(false);
  const found = useQuery({
    queryKey: purchaseKeys.one(id ?? ''),
    queryFn: ({ signal }) => api.read(readPurchaseOrder, { params: { id: id ?? '' } }, signal),
    enabled: id !== undefined,
  });
  const purchase = id === undefined ? undefined : found.data;
  return (
    <>
      <Overlay
        isOpen={id !== undefined}
        size={640}
        title={purchase?.number ?? '…'}
        note={purchase && <PurchaseStateTag {...purchase} />}
        onClose={onClose}
        foot={purchase && mayEdit && <PurchaseActions purchase={purchase} />}
      >
        {found.isError && !purchase && (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        )}
        {!purchase && !found.isError && <SkeletonRows rows={6} />}
        {purchase && <Body purchase={purchase} onOrderElsewhere={() => setElsewhere(true)} />}
      </Overlay>
      {id && isElsewhere && (
        <ProposalDialog
          missingOf={id}
          onClose={() => setElsewhere(false)}
          onCreated={([first]) => {
            setElsewhere(false);
            if (first) onOpen(first.id);
            else onClose();
          }}
        />
      )}
    </>
  );
}
