import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTyped } from '../../lib/form-drafts.ts';
import { useText } from '../../lib/i18n.ts';
import { countryOf, useMarket } from '../../lib/market.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { ownOrderTexts } from '../../texts/own-orders.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchedSelect } from '../../ui/searched-select.tsx';
import { PayOverlay } from '../payments/pay-overlay.tsx';
import { AddressFormFields } from './address-fields.tsx';
import { type AddressFields, addressFieldsOf, refusedParts } from './own-order-address.rules.ts';
import { addLine, type OwnOrderLine } from './own-order-lines.rules.ts';
import { OwnOrderPicker } from './own-order-picker.tsx';
import { OwnOrderSide } from './own-order-side.tsx';
import { useAddressForm } from './use-address-form.ts';
import { useOwnAddresses } from './use-own-addresses.ts';
import { useOwnOrder } from './use-own-order.ts';
import '../stores/store-page.css';
import './own-orders.css';

/** An owner orders for himself at platform price: things, address, shipping, and the same payment as for any order. */
export default function OwnOrderPage() {
  const t = useText(ownOrderTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const chosen = useTyped<readonly OwnOrderLine[]>('own-order', []);
  const { value: lines, type: setLines } = chosen;
  const [country, setCountry] = useState<string>();
  const [refused, setRefused] = useState<Partial<Record<keyof AddressFields, string>>>({});
  const [paying, setPaying] = useState<readonly string[]>([]);
  const id = useId();
  const store = useOwnStore();
  const ownCountry = useMarket((market) => store.data && countryOf(market, store.data.country));
  // The address of the last order, until another one is typed.
  const [latest] = useOwnAddresses() ?? [];
  const form = useAddressForm(latest && addressFieldsOf(latest));
  const countryCode = country ?? latest?.countryCode ?? ownCountry;
  const order = useOwnOrder(lines, countryCode, form.fields, (failure) =>
    setRefused(
      Object.fromEntries(refusedParts(failure).map(({ part, message }) => [part, message])),
    ),
  );
  const needs = order.shown?.address;
  const place = async () => {
    const address = countryCode && form.complete(countryCode, needs);
    if (!address) return;
    setRefused({});
    const placed = await order.place(address);
    if (!placed) return;
    setLines([]);
    form.forget();
    setPaying([placed.orderId]);
  };
  return (
    <>
      <PageHead title={t('title')} line={t('line')} />
      <div className="own-order-page">
        <div className="stack one-column">
          <OwnOrderPicker
            initialId={query.get('product') ?? undefined}
            onAdd={(line) => setLines(addLine(lines, line))}
          />
          <section className="card form-box">
            <h2 className="h3 below-14">{t('address')}</h2>
            {countryCode && (
              <AddressFormFields
                id={id}
                form={form}
                countryCode={countryCode}
                needs={needs}
                refused={refused}
                onCountry={setCountry}
                onSubmit={() => void place()}
                Choice={SearchedSelect}
              />
            )}
          </section>
        </div>
        <OwnOrderSide
          lines={lines}
          order={order}
          onChange={setLines}
          onPlace={() => void place()}
        />
      </div>
      <PayOverlay
        orderIds={paying}
        onClose={() => {
          setPaying([]);
          void navigate('/order');
        }}
      />
    </>
  );
}
