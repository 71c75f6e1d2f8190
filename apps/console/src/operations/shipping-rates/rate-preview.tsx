import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { previewShippingZone } from '@vitrine/contract/shop/shipping-zones.ts';
import { useText } from '../../lib/i18n.ts';
import { shippingRatesTexts } from '../../texts/shipping-rates.ts';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import '../../ui/text-table.css';
import './shipping-rates.css';

export type RatePreviewAnswer = EndpointAnswer<typeof previewShippingZone>;
type Row = RatePreviewAnswer['rows'][number];
type Option = Row['quotes'][number]['before'][number];

const findCheapest = (options: readonly Option[]): Option | undefined =>
  [...options].sort((left, right) => left.price.amount - right.price.amount)[0];

/** The price of the cheapest method; every method is in the title. */
function Price({ options }: { options: readonly Option[] }) {
  const t = useText(shippingRatesTexts);
  const write = useTrueMoneyText();
  const cheapest = findCheapest(options);
  if (!cheapest) return <b className="red-text">{t('notShipped')}</b>;
  const all = options.map(({ name, price }) => `${name}: ${write(price)}`).join('\n');
  return (
    <span className="num" title={all}>
      {cheapest.price.amount === 0 ? t('free') : write(cheapest.price)}
    </span>
  );
}

const isChanged = ({ quotes }: Row) =>
  quotes.some(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));

/** Shows the shipping of three carts before and after a change, and has it confirmed before it is saved. */
export function RatePreview({
  preview,
  onConfirm,
  onClose,
}: {
  preview: RatePreviewAnswer | undefined;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useText(shippingRatesTexts);
  const write = useTrueMoneyText();
  const rows = preview?.rows ?? [];
  const changed = rows.filter(isChanged).length;
  const sorted = [...rows].sort(
    (left, right) =>
      Number(isChanged(right)) - Number(isChanged(left)) ||
      left.countryName.localeCompare(right.countryName),
  );
  return (
    <Overlay
      as="dialog"
      size={860}
      isOpen={preview !== undefined}
      onClose={onClose}
      title={t('previewTitle')}
      action={{ label: t('saveRates'), onPress: onConfirm }}
      isPersistent
    >
      <p className="below-16 muted">
        {changed ? t('previewLine', { count: changed }) : t('previewSame')}
      </p>
      <div className="rate-preview">
        <table className="text-table">
          <thead>
            <tr>
              <th>{t('country')}</th>
              {(preview?.exampleCarts ?? []).map(({ cart, units, weightGrams, goods }) => (
                <th key={cart}>
                  {t(`cart_${cart}`)}
                  <small className="block faint small">
                    {t('cartLine', {
                      count: units,
                      kilograms: weightGrams / 1000,
                      goods: write(goods),
                    })}
                  </small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ countryCode, countryName, region, quotes }) => (
              <tr key={`${countryCode}|${region ?? ''}`}>
                <td>{region ? `${countryName}, ${region}` : countryName}</td>
                {quotes.map(({ cart, before, after }) => (
                  <td key={cart}>
                    {findCheapest(before)?.price.amount !== findCheapest(after)?.price.amount && (
                      <>
                        <Price options={before} /> →{' '}
                      </>
                    )}
                    <Price options={after} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Overlay>
  );
}
