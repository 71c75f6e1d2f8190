import { findDisplayNames } from '@vitrine/contract/intl-formats.ts';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import type { PlatformOrderDetail } from '@vitrine/contract/shop/fulfilment.ts';
import { postalLines } from '@vitrine/contract/shop/postal.ts';
import { useClock } from '../../lib/clock.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { orderDeskTexts } from '../../texts/order-desk.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { ChangeAddress } from './change-address.tsx';

/** Where an order goes, where it went before, and how that is changed while something is left to ship. */
export function OrderAddress({ order }: { order: PlatformOrderDetail }) {
  const t = useText(operationsTexts);
  const tDesk = useText(orderDeskTexts);
  const tag = useIntlTag();
  const clock = useClock();
  const mayChange = useHasPerm('platform:order:fulfil');
  const country =
    findDisplayNames(tag, { type: 'region' }).of(order.address.countryCode) ??
    order.address.countryCode;
  const linesOf = (address: Address) =>
    order.isMasked
      ? [address.city, country]
      : [...postalLines(address, country), ...(address.phone ? [address.phone] : [])];
  const lines = linesOf(order.address);
  return (
    <div>
      <small>{t('address')}</small>
      <div className="pre-line">{lines.join('\n')}</div>
      {order.isMasked ? (
        <div className="muted">{t('buyerHidden')}</div>
      ) : (
        <>
          <div className="muted">{order.email}</div>
          <span className="cluster">
            <CopyButton text={lines.join('\n')} label={t('copyAddress')} className="quiet" />
            {order.can.changeAddress && mayChange && (
              <ChangeAddress order={order} label={tDesk('changeAddress')} />
            )}
          </span>
          {order.formerAddresses.map(({ address, changedAt }) => (
            <small key={changedAt} className="block above-10">
              {tDesk('formerAddress', { time: clock.write('moment', changedAt) })}
              {': '}
              {linesOf(address).join(', ')}
            </small>
          ))}
        </>
      )}
    </div>
  );
}
