import { useQuery } from '@tanstack/react-query';
import { pagePurchaseOrders } from '@vitrine/contract/shop/purchase-orders.ts';
import { pageSupplierUpdates } from '@vitrine/contract/shop/supplier-updates.ts';
import { suppliers } from '@vitrine/contract/shop/suppliers.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../lib/api.ts';
import { useText } from '../../../lib/i18n.ts';
import { supplierKeys } from '../../../lib/query-keys/catalogue.ts';
import { purchaseKeys } from '../../../lib/query-keys/purchase-orders.ts';
import { suppliersTexts } from '../../../texts/suppliers.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { HasPerm } from '../../../ui/has-perm.tsx';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../../ui/page-state.tsx';
import { SkeletonRows } from '../../../ui/skeletons.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Term } from '../../../ui/term.tsx';
import { StockLinkCard } from './stock-link-card.tsx';
import { UpdateDialog } from './update-dialog.tsx';
import { UploadUpdate } from './upload-update.tsx';
import '../../purchase-orders/purchase-orders.css';

const meanings = { waiting: 'waiting', booked: 'done', rejected: 'neutral' } as const;
const shownMax = 10;

/** The newest tables of a supplier; one that waits is decided in a dialog. */
function Updates({ supplierId, onOpen }: { supplierId: string; onOpen: (id: string) => void }) {
  const t = useText(suppliersTexts);
  const found = useQuery({
    queryKey: supplierKeys.list({ updatesOf: supplierId }),
    queryFn: ({ signal }) =>
      api.read(
        pageSupplierUpdates,
        { query: { pageNum: 1, pageSize: shownMax, supplierId } },
        signal,
      ),
  });
  if (found.isError && !found.data)
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={2} />;
  if (!found.data.list.length) return <p className="muted">{t('noUpdates')}</p>;
  return (
    <ul className="purchase-lines">
      {found.data.list.map((update) => (
        <li className="line gap-12 between" key={update.id}>
          <span className="slim">
            <button type="button" className="quiet" onClick={() => onOpen(update.id)}>
              {update.fileName}
            </button>
            <small className="block">
              {[
                t('stockN', { count: update.stockCount }),
                t('costN', { count: update.costCount }),
                update.byName ?? t('bySupplier'),
              ].join(' · ')}
            </small>
          </span>
          <StatusTag meaning={meanings[update.state]}>{t(`update_${update.state}`)}</StatusTag>
          <DateTime value={update.createdAt} />
        </li>
      ))}
    </ul>
  );
}

function OpenPurchases({ supplierId }: { supplierId: string }) {
  const t = useText(suppliersTexts);
  const query = { pageNum: 1, pageSize: 1, supplierId, group: 'open' as const };
  const { data } = useQuery({
    queryKey: purchaseKeys.page(query),
    queryFn: ({ signal }) => api.read(pagePurchaseOrders, { query }, signal),
  });
  return (
    <Link to={`/operations/purchase-orders?supplier=${supplierId}`}>
      {t('openPurchases', { count: data?.total ?? 0 })}
    </Link>
  );
}

/** One supplier: its contact, its page, and the tables of stock and costs that came from it. */
export function SupplierDrawer({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useText(suppliersTexts);
  const [opened, setOpened] = useState<string>();
  const found = useQuery({
    queryKey: supplierKeys.form(id),
    queryFn: ({ signal }) => api.read(suppliers.form, { params: { id: id ?? '' } }, signal),
    enabled: id !== undefined,
  });
  const supplier = id === undefined ? undefined : found.data;
  return (
    <>
      <Overlay isOpen={id !== undefined} size={600} title={supplier?.name ?? '…'} onClose={onClose}>
        {found.isError && !supplier && (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        )}
        {!supplier && !found.isError && <SkeletonRows rows={6} />}
        {supplier && id && (
          <div className="stack gap-20">
            <dl className="terms">
              <Term label={t('contactName')}>{supplier.contactName || '–'}</Term>
              <Term label={t('email')}>
                {supplier.email ? <a href={`mailto:${supplier.email}`}>{supplier.email}</a> : '–'}
              </Term>
              <Term label={t('phone')}>{supplier.phone || '–'}</Term>
              <Term label={t('address')}>
                {supplier.address
                  ? supplier.address.split('\n').map((line) => (
                      <span className="block" key={line}>
                        {line}
                      </span>
                    ))
                  : '–'}
              </Term>
              <Term label={t('delivery')}>
                {t(supplier.shipsItself ? 'toBuyers' : 'toWarehouse')}
              </Term>
              <HasPerm value="platform:purchase-order:query">
                <Term label={t('purchases')}>
                  <OpenPurchases supplierId={id} />
                </Term>
              </HasPerm>
            </dl>
            <HasPerm value="platform:supplier:edit">
              <StockLinkCard supplierId={id} />
            </HasPerm>
            <section className="stack gap-6">
              <div className="line gap-12 between">
                <h3 className="h3">{t('updates')}</h3>
                <HasPerm value="platform:supplier:edit">
                  <UploadUpdate supplierId={id} onUploaded={setOpened} />
                </HasPerm>
              </div>
              <Updates supplierId={id} onOpen={setOpened} />
            </section>
          </div>
        )}
      </Overlay>
      {opened && <UpdateDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
