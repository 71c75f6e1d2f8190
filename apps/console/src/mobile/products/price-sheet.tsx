import { type Money as MoneyValue, toDecimal } from '@vitrine/contract/money.ts';
import { feesOf } from '@vitrine/contract/shop/fee-rules.ts';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { formatRange } from '../../lib/format-range.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import type { Cover } from '../../lib/picture-focus.ts';
import {
  type FeesOnWire,
  type LivePrice,
  toFees,
  validatePriceOfAll,
} from '../../shop/pricing/price-input.rules.ts';
import { mobilePriceTexts } from '../../texts/mobile-prices.ts';
import { Besides, Money, useMoneyText, useTrueMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { ProductPicture } from '../../ui/product-cell.tsx';
import { Term } from '../../ui/term.tsx';
import {
  amountOf,
  applyKey,
  hasEnding,
  type KeypadKey,
  keypadKeys,
  priceAt,
  quickEndings,
  quickPercentages,
  withEnding,
  writeTyped,
} from './keypad.rules.ts';
import { Keypad } from './keypad.tsx';

/** One price that can be set: a product's for all its variants, or a variant's. */
export interface PriceSubject extends Cover {
  name: string;
  note: string;
  /** What it is sold at now. */
  sold: MoneyValue;
  /** What is staged, else what it is sold at. */
  value: MoneyValue;
  platform: { from: MoneyValue; to: MoneyValue };
  floor: MoneyValue;
  fees: FeesOnWire;
  /** What `value` earns; variants at prices of their own may earn more than one price for all of them would. */
  live: Pick<LivePrice, 'earns' | 'share'>;
  /** Which variants the price sets, where there are several. */
  coverage?: string | undefined;
  change: (amount: number) => void;
}

/** Where the price goes: to the platform, to the payment, to the owner. */
function Breakdown({
  subject,
  amount,
  isForAll,
}: {
  subject: PriceSubject;
  amount: number;
  isForAll: boolean;
}) {
  const t = useText(mobilePriceTexts);
  const percent = usePercentText();
  const { currency } = subject.value;
  // One price for all variants is judged by the one that is dearest to buy.
  const platform = subject.platform.to.amount;
  const { earns: earned, share } =
    amount === 0
      ? { earns: 0, share: 0 }
      : isForAll
        ? validatePriceOfAll(amount, subject.platform, subject.floor, subject.fees).worst
        : subject.live;
  const isLeast = subject.platform.from.amount !== subject.platform.to.amount;
  const fee = Number(feesOf(BigInt(amount), toFees(subject.fees)));
  return (
    <>
      <div className="m-split" aria-hidden="true">
        <i style={{ flex: platform, background: 'var(--ink-4)' }} />
        <i style={{ flex: Math.max(fee, amount * 0.02), background: 'var(--amber)' }} />
        <i style={{ flex: Math.max(earned, 0), background: 'var(--green)' }} />
      </div>
      <dl className="m-split-words num">
        <Term label={t('platform')}>
          <Money
            value={isLeast ? subject.platform.from : { amount: platform, currency }}
            {...(isLeast ? { to: subject.platform.to } : {})}
          />
        </Term>
        <Term label={t('fee')} className="fee">
          <Money value={{ amount: fee, currency }} />
        </Term>
        <div className={earned < 0 ? 'mine to-right less' : 'mine to-right'}>
          <dt className="at-end">
            {t(isLeast ? 'atLeastShare' : 'youEarnShare', { percent: percent(share) })}
          </dt>
          <dd aria-live="polite">
            <Money value={{ amount: earned, currency }} />
          </dd>
        </div>
      </dl>
    </>
  );
}

function PriceBody({ subject, onClose }: { subject: PriceSubject; onClose: () => void }) {
  const t = useText(mobilePriceTexts);
  const tag = useIntlTag();
  const money = useMoneyText();
  const trueMoney = useTrueMoneyText();
  const { currency } = subject.value;
  const [text, setText] = useState(() => toDecimal(subject.value.amount, currency));
  // The first digit begins a new amount, as on a till.
  const [isFresh, setFresh] = useState(true);
  const amount = amountOf(text, currency);
  const live = validatePriceOfAll(amount, subject.platform, subject.floor, subject.fees);
  const typed = writeTyped(text, currency, tag);
  const decimalSign = writeTyped('0.', currency, tag).digits.slice(1);
  const set = (next: number) => {
    setText(toDecimal(next, currency));
    setFresh(true);
  };
  const press = (key: KeypadKey) => {
    setText(applyKey(isFresh && key !== 'back' ? '' : text, key, currency));
    setFresh(false);
  };
  const isDone = amount > 0 && !live.isTooLow;
  const finish = () => {
    if (!isDone) return;
    if (amount !== subject.value.amount) subject.change(amount);
    onClose();
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const pressed = key === ',' ? '.' : key === 'Backspace' ? 'back' : key;
    if (key === 'Enter' && !(target instanceof HTMLButtonElement)) finish();
    else if (pressed !== 'done' && (keypadKeys as readonly string[]).includes(pressed))
      press(pressed as KeypadKey);
  };
  const percent = usePercentText();
  const percentages = formatRange(percent(live.worst.percentage), percent(live.best.percentage));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a keyboard may type what the keys below type
    <div className="m-price" onKeyDown={onKeyDown}>
      <p
        className={typed.digits.length > 9 ? 'amount line gap-0 long num' : 'amount line gap-0 num'}
        aria-live="polite"
      >
        {typed.before}
        <span className={isFresh ? 'fresh' : ''}>{typed.digits}</span>
        <i aria-hidden="true" />
        {typed.after}
      </p>
      <Besides value={{ amount, currency }} />
      <p className="facts num">
        {t('wasPrice', { price: money(subject.sold) })} · {percentages} ·{' '}
        {t('lowest', { price: money(subject.floor) })}
      </p>
      {subject.coverage && <p className="facts">{subject.coverage}</p>}
      {amount > 0 && live.isTooLow ? (
        <p className="m-warn" role="alert">
          <CircleAlert size={16} aria-hidden />
          <span>
            {t('lowestIs', { price: money(subject.floor) })}{' '}
            <button type="button" onClick={() => set(subject.floor.amount)}>
              {t('useIt', { price: trueMoney(subject.floor) })}
            </button>
          </span>
        </p>
      ) : (
        <Breakdown subject={subject} amount={amount} isForAll={amount !== subject.value.amount} />
      )}
      <div className="m-quick-prices cluster stretched above-12 num">
        {quickPercentages.map((value) => {
          const next = priceAt(subject.platform.from.amount, value);
          return (
            <button
              key={value}
              type="button"
              aria-pressed={amount === next}
              onClick={() => set(next)}
            >
              {percent(value)}
            </button>
          );
        })}
        {quickEndings.map((ending) => (
          <button
            key={ending}
            type="button"
            disabled={amount === 0}
            aria-pressed={amount > 0 && hasEnding(amount, ending, currency)}
            aria-label={t('endsIn', {
              ending: `${decimalSign}${decimalSign ? ending : ending.slice(1)}`,
            })}
            onClick={() => set(withEnding(amount, ending, currency))}
          >
            {decimalSign ? `${decimalSign}${ending}` : `…${ending.slice(1)}`}
          </button>
        ))}
      </div>
      <Keypad decimalSign={decimalSign} isDone={isDone} onKey={press} onDone={finish} />
    </div>
  );
}

/** A price on the phone: large, with what it earns, and keys that are made for it. */
export function PriceSheet({
  subject,
  onClose,
}: {
  subject: PriceSubject | undefined;
  onClose: () => void;
}) {
  return (
    <Sheet
      isOpen={subject !== undefined}
      onClose={onClose}
      className="m-price-panel"
      title={subject?.name}
      note={subject?.note}
      picture={<ProductPicture url={subject?.imageUrl} focus={subject} />}
    >
      {subject && <PriceBody subject={subject} onClose={onClose} />}
    </Sheet>
  );
}
