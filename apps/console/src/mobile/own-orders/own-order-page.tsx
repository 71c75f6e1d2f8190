import { postalLines } from '@vitrine/contract/shop/postal.ts';
import { ChevronRight, MapPin, Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { countryOf, useMarket } from '../../lib/market.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import {
  type AddressFields,
  addressFieldsOf,
  missingParts,
  refusedParts,
} from '../../shop/own-orders/own-order-address.rules.ts';
import { addLine } from '../../shop/own-orders/own-order-lines.rules.ts';
import { useOwnAddresses } from '../../shop/own-orders/use-own-addresses.ts';
import { useOwnOrder } from '../../shop/own-orders/use-own-order.ts';
import { findOnlyLine } from '../../shop/own-orders/use-own-order-products.ts';
import { PayOverlay } from '../../shop/payments/pay-overlay.tsx';
import { afterOffer, OfferRefusalNote, useOfferName } from '../../shop/promotions/offer-line.tsx';
import { ownOrderTexts } from '../../texts/own-orders.ts';
import { welcomeOfferTexts } from '../../texts/welcome-offer.ts';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { OptionList } from '../../ui/plain/option-list.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { PageTop } from '../parts/page-top.tsx';
import { AddressSheet } from './address-sheet.tsx';
import { FindSheet, Units, VariantsSheet } from './find-sheets.tsx';
import { useOwnOrderDraft } from './own-order-draft.ts';
import '../orders/orders.css';
import './own-order.css';
import { Button } from '../../ui/plain/button.tsx';
import { Term } from '../../ui/term.tsx';

type OwnOrder = ReturnType<typeof useOwnOrder>;

/** How it travels, and what it costs; dimmed while it is computed anew. */
function Sums({ order }: { order: OwnOrder }) {
  const t = useText(ownOrderTexts);
  const tOffer = useText(welcomeOfferTexts);
  const money = useMoneyText();
  const offerName = useOfferName();
  const { shown, isSettled } = order;
  if (!shown) return null;
  return (
    <section className={isSettled ? 'm-card' : 'm-card moving'} aria-busy={!isSettled}>
      <div className="m-card-head">
        <h2 className="semibold">{t('shipping')}</h2>
      </div>
      <OptionList
        label={t('shipping')}
        value={shown.shippingMethod}
        options={shown.shippingOptions.map((option) => ({
          value: option.method,
          label: `${option.name} · ${money(option.price)}`,
          note: t('days', { min: option.daysMin, max: option.daysMax }),
        }))}
        onChoose={order.setMethod}
      />
      <dl className="terms m-sums num">
        <Term label={t('goods')}>
          <Money value={shown.goods} />
        </Term>
        <Term label={t('shipping')}>
          <Money value={shown.shipping} />
        </Term>
        {shown.offer && (
          <Term label={offerName(shown.offer)} className="offer green-text medium">
            <Money
              value={{ amount: -shown.offer.amount.amount, currency: shown.offer.amount.currency }}
            />
          </Term>
        )}
        <Term label={t('total')} className="total text-17 semibold">
          <Money kind="total" value={afterOffer(shown.total, shown.offer)} />
        </Term>
      </dl>
      {shown.offer && <p className="above-8 muted small">{tOffer('applies')}</p>}
      <OfferRefusalNote refusal={shown.offerRefusal} />
    </section>
  );
}

/** The delivery address, as it will be printed on the parcel. */
function AddressRow({
  address,
  countryCode,
  onOpen,
}: {
  address: AddressFields | undefined;
  countryCode: string;
  onOpen: () => void;
}) {
  const t = useText(ownOrderTexts);
  const countries = useServedCountries().data?.list;
  const country = countries?.find(({ code }) => code === countryCode)?.name ?? countryCode;
  return (
    <section className="m-card m-list">
      <button type="button" className="m-row" onClick={onOpen}>
        <MapPin size={20} color="var(--ink-3)" aria-hidden />
        <span className="grow">
          {t('address')}
          <small>
            {address ? postalLines({ ...address, countryCode }, country).join(', ') : country}
          </small>
        </span>
        <ChevronRight size={18} color="var(--ink-3)" aria-hidden />
      </button>
    </section>
  );
}

/** An owner orders for himself at platform price: things, address, shipping, and the same payment as for any order. */
export default function OwnOrderPage() {
  const t = useText(ownOrderTexts);
  const navigate = useNavigate();
  const { lines, address: kept, country: chosenCountry, change } = useOwnOrderDraft();
  // Until another one is typed, it goes where the last one went.
  const [latest] = useOwnAddresses() ?? [];
  const address = kept ?? (latest && addressFieldsOf(latest));
  const country = chosenCountry ?? (kept ? undefined : latest?.countryCode);
  const [refused, setRefused] = useState<Partial<Record<keyof AddressFields, string>>>({});
  const finding = useSheet('find');
  const product = useSheet('product');
  const addressing = useSheet('address');
  const paying = useSheet('pay');
  const store = useOwnStore().data;
  const ownCountry = useMarket((market) => store && countryOf(market, store.country));
  const countryCode = country ?? ownCountry;
  const order = useOwnOrder(lines, countryCode, address, (failure) => {
    const parts = refusedParts(failure);
    setRefused(Object.fromEntries(parts.map(({ part, message }) => [part, message])));
    if (parts.length) addressing.open();
  });
  const { quote, shown, isSettled, isPlacing } = order;
  const choose = async ({ id, variantCount }: { id: string; variantCount: number }) => {
    const line = variantCount === 1 ? await findOnlyLine(id) : undefined;
    if (!line) return product.open(id);
    change({ lines: addLine(lines, line) });
    finding.close();
  };
  const place = async () => {
    if (!shown || !countryCode || isPlacing) return;
    if (!address || missingParts(address, countryCode, shown.address).length) {
      addressing.open();
      return;
    }
    const placed = await order.place(address);
    if (!placed) return;
    change({ lines: [] });
    paying.open(placed.orderId);
  };
  return (
    <>
      <PageTop title={t('title')} />
      <section className="m-card">
        <p className="m-hint">{t('line')}</p>
        {lines.length === 0 && <EmptyState text={t('nothing')} />}
        <ul className="m-rows">
          {lines.map((line) => (
            <li key={line.variantId} className="m-row m-own-line">
              <span className="grow">
                <ProductCell url={line.imageUrl} focus={line} name={line.name} note={line.label} />
              </span>
              <span className="end stack gap-4 rigid at-right to-right">
                <Units line={line} lines={lines} onChange={(next) => change({ lines: next })} />
                <Money
                  value={{
                    amount: line.price.amount * line.quantity,
                    currency: line.price.currency,
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={lines.length ? 'btn wide' : 'btn wide primary'}
          onClick={() => finding.open()}
        >
          <Search size={19} aria-hidden />
          {t('find')}
        </button>
      </section>
      {lines.length > 0 && countryCode && (
        <AddressRow address={address} countryCode={countryCode} onOpen={() => addressing.open()} />
      )}
      {lines.length > 0 && !shown && (
        <section className="m-card">
          {quote.isError ? (
            <ErrorState error={quote.error} onRetry={() => void quote.refetch()} />
          ) : (
            <SkeletonRows rows={4} height={44} />
          )}
        </section>
      )}
      <Sums order={order} />
      {shown && (
        <div className="m-over">
          <div>
            <Button
              className="btn primary wide"
              isBusy={isPlacing}
              disabled={!isSettled}
              onClick={() => void place()}
            >
              {t('place')} <Money kind="true" value={afterOffer(shown.total, shown.offer)} />
            </Button>
          </div>
        </div>
      )}
      <FindSheet
        isOpen={finding.value !== null}
        onClose={finding.close}
        onOpen={(found) => void choose(found)}
      />
      <VariantsSheet
        productId={product.value}
        lines={lines}
        onChange={(next) => change({ lines: next })}
        onClose={product.close}
        onDone={product.closeAll}
      />
      {countryCode && addressing.value !== null && (
        <AddressSheet
          countryCode={countryCode}
          needs={shown?.address}
          address={address}
          refused={refused}
          onCountry={(code) => change({ country: code })}
          onSave={(next) => {
            change({ address: next });
            setRefused({});
            addressing.close();
          }}
          onClose={addressing.close}
        />
      )}
      <PayOverlay
        orderIds={paying.value ? [paying.value] : []}
        // Paid or left: the order stands among the others.
        onClose={() => void navigate('/tableme', { replace: true })}
        onLeave={paying.drop}
      />
    </>
  );
}
