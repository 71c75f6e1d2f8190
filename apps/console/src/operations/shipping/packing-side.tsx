import { findDisplayNames } from '@vitrine/contract/intl-formats.ts';
import { postalLines } from '@vitrine/contract/shop/postal.ts';
import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ChangeAddress } from '../orders/change-address.tsx';
import { useWeightText } from './packing-lines.tsx';
import type { Packing } from './use-packing.ts';

interface PackingSideProps {
  packing: Packing;
  /** Other orders that leave in this parcel. */
  joined: readonly string[];
  mayFulfil: boolean;
  onJoin: (orderIds: readonly string[]) => void;
}

/** Where the parcel goes, what was promised, and what else waits for the same buyer. */
export function PackingSide({ packing, joined, mayFulfil, onJoin }: PackingSideProps) {
  const t = useText(shipQueueTexts);
  const tOrder = useText(orderTexts);
  const tag = useIntlTag();
  const weight = useWeightText();
  const { order, together, goodsGrams } = packing;
  const { address } = order;
  const country =
    findDisplayNames(tag, { type: 'region' }).of(address.countryCode) ?? address.countryCode;
  const lines = order.isMasked
    ? [address.city, country]
    : [...postalLines(address, country), ...(address.phone ? [address.phone] : [])];
  const [first, ...others] = lines;
  const parcel: [string, string][] = [
    [t('service'), order.delivery.methodName],
    [
      t('buyerChose'),
      tOrder('daysRange', { min: order.delivery.daysMin, max: order.delivery.daysMax }),
    ],
    ...(goodsGrams ? ([[t('weight'), weight(goodsGrams)]] as [string, string][]) : []),
  ];
  return (
    <div className="packing-side">
      <h3 className="packing-label">{t('shipsTo')}</h3>
      <address>
        <span className="block medium">{first}</span>
        <span className="block pre-line">{others.join('\n')}</span>
      </address>
      {order.isMasked ? (
        <p className="small muted above-8">{t('buyerHidden')}</p>
      ) : (
        <span className="cluster gap-8 above-8">
          {order.can.changeAddress && mayFulfil && (
            <ChangeAddress
              order={order}
              label={t('change')}
              icon={<Pencil size={14} aria-hidden />}
            />
          )}
          <CopyButton text={lines.join('\n')} label={t('copy')} className="btn small" />
        </span>
      )}
      <h3 className="packing-label">{t('parcel')}</h3>
      <dl className="packing-facts stack gap-8 small lines-20">
        {parcel.map(([name, value]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd className="to-end">{value}</dd>
          </div>
        ))}
      </dl>
      {together.length > 0 && (
        <>
          <h3 className="packing-label">{t('alsoWaits')}</h3>
          <ul className="packing-together">
            {together.map(({ id, number, units, returnId }) => (
              <li key={id} className="small">
                <b className="medium num">{number}</b>{' '}
                <span className="faint">
                  {[t('units', { count: units }), returnId && t('replacement')]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          {mayFulfil && (
            <Button
              type="link"
              size="small"
              className="packing-join"
              onClick={() => onJoin(joined.length ? [] : together.map(({ id }) => id))}
            >
              {joined.length ? t('apart') : t('oneParcel')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
