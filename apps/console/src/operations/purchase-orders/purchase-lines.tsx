import type { PurchaseOrderDetail } from '@vitrine/contract/shop/purchase-order-shapes.ts';
import { waitForMissing } from '@vitrine/contract/shop/purchase-orders.ts';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { purchaseKeys } from '../../lib/query-keys/purchase-orders.ts';
import { purchaseTexts } from '../../texts/purchase-orders.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { RefundMissing } from './refund-missing.tsx';

type Line = PurchaseOrderDetail['lines'][number];

const parts = ['open', 'confirmed', 'shipped', 'received', 'missing', 'withdrawn'] as const;

/** Where the units of a line are; parts without units are left out. */
function LineUnits({ line }: { line: Line }) {
  const t = useText(purchaseTexts);
  const clock = useClock();
  return (
    <small className="purchase-units block num">
      {parts
        .filter((part) => line[part] > 0)
        .map((part) => t(`part_${part}`, { units: line[part] }))
        .join(' · ')}
      {line.expectedOn &&
        line.missing > 0 &&
        ` · ${t('expectedOn', { day: clock.writeDay('day', line.expectedOn) })}`}
    </small>
  );
}

interface MissingProps {
  purchase: PurchaseOrderDetail;
  line: Line;
  onOrderElsewhere: () => void;
}

/** The choices for units that the supplier cannot deliver: another supplier, waiting, or the money back. */
function MissingActions({ purchase, line, onOrderElsewhere }: MissingProps) {
  const t = useText(purchaseTexts);
  const mayEdit = useHasPerm('platform:purchase-order:edit');
  const mayRefund = useHasPerm('platform:order:refund');
  const mayAdd = useHasPerm('platform:purchase-order:add');
  const waiting = useApiMutation(waitForMissing, {
    success: t('waits'),
    onSuccess: (next) => void queryClient.setQueryData(purchaseKeys.one(purchase.id), next),
    invalidates: [purchaseKeys.all],
  });
  return (
    <div className="cluster gap-8">
      <StatusTag meaning="waiting">{t('undecidedN', { count: line.undecided })}</StatusTag>
      {mayAdd && (
        <Button size="small" onClick={onOrderElsewhere}>
          {t('orderElsewhere')}
        </Button>
      )}
      {mayEdit && (
        <Button
          size="small"
          loading={waiting.isBusy}
          onClick={() => void waiting.run({ params: { id: purchase.id, lineId: line.id } })}
        >
          {t('wait')}
        </Button>
      )}
      {mayRefund && <RefundMissing purchaseId={purchase.id} line={line} />}
    </div>
  );
}

/** The lines of a purchase order, with the order that each is for. */
export function PurchaseLines({
  purchase,
  onOrderElsewhere,
}: {
  purchase: PurchaseOrderDetail;
  onOrderElsewhere: () => void;
}) {
  const t = useText(purchaseTexts);
  return (
    <section className="stack gap-6">
      <h3 className="h3">{t('lines')}</h3>
      <ul className="purchase-lines">
        {purchase.lines.map((line) => (
          <li className="stack gap-6" key={line.id}>
            <div className="line gap-12">
              <span className="grow slim">
                <ProductCell
                  url={line.image?.url}
                  focus={line.image}
                  name={line.name}
                  note={[line.option, line.sku].filter(Boolean).join(' · ')}
                  size="list"
                />
              </span>
              <Link to={`/operations/orders?order=${line.order.number}`}>{line.order.number}</Link>
              <b className="num">{line.quantity}</b>
            </div>
            <LineUnits line={line} />
            {line.undecided > 0 && (
              <MissingActions purchase={purchase} line={line} onOrderElsewhere={onOrderElsewhere} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
