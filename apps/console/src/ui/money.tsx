import { formatMoney, type Money as MoneyValue } from '@vitrine/contract/money.ts';
import { formatRange } from '../lib/format-range.ts';
import { useIntlTag } from '../lib/i18n.ts';
import { useShown } from '../lib/rates.ts';
import './money.css';

/** Formats the true amount in the person's language, with a true minus sign: for buttons, fields and what is charged. */
export function useTrueMoneyText(): (value: MoneyValue) => string {
  const tag = useIntlTag();
  return (value) => formatMoney(value, tag).replace('-', '−');
}

/** Formats an amount for sentences: in the chosen currency, the true amount in brackets behind it. */
export function useMoneyText(): (value: MoneyValue) => string {
  const write = useTrueMoneyText();
  const show = useShown();
  return (value) => {
    const shown = show(value);
    return shown ? `≈ ${write(shown)} (${write(value)})` : write(value);
  };
}

interface MoneyProps {
  value: MoneyValue | null | undefined;
  /** The upper end, where it is a range; the same amount twice is no range. */
  to?: MoneyValue;
  /** Puts a plus before amounts above zero. */
  isSigned?: boolean;
  /**
   * `stacked`: the chosen currency with the true amount below it. `inline`: both in one line, within a sentence.
   * `total`: the true amount first, because totals are paid and accounted for in it. `true`: nothing besides it, in ledgers.
   */
  kind?: 'stacked' | 'inline' | 'total' | 'true';
  className?: string;
}

/** An amount in tabular figures, with the same in the chosen currency; a dash when there is none. */
export function Money({
  value,
  to,
  isSigned = false,
  kind = 'stacked',
  className = '',
}: MoneyProps) {
  const write = useTrueMoneyText();
  const show = useShown();
  if (!value) return <span className={`num faint ${className}`}>–</span>;
  const range = to && to.amount !== value.amount ? [value, to] : [value];
  const text = (amounts: readonly MoneyValue[]) =>
    amounts
      .map((amount) => `${isSigned && amount.amount > 0 ? '+' : ''}${write(amount)}`)
      .reduce(formatRange);
  const shown = kind === 'true' ? [] : range.flatMap((amount) => show(amount) ?? []);
  const own = text(range);
  if (shown.length < range.length) return <span className={`num ${className}`}>{own}</span>;
  const besides = `≈ ${text(shown)}`;
  if (kind === 'inline') return <span className={`num ${className}`}>{`${besides} (${own})`}</span>;
  const [first, second] = kind === 'total' ? [own, besides] : [besides, own];
  return (
    <span className={`money-pair num ${className}`}>
      <span>{first}</span>
      <small>{second}</small>
    </span>
  );
}

/** The same in the chosen currency, below a field or a figure of the true amount; nothing where that is the currency itself. */
export function Besides({ value, to }: Pick<MoneyProps, 'to'> & { value: MoneyValue }) {
  const write = useTrueMoneyText();
  const show = useShown();
  const shown = [value, ...(to ? [to] : [])].flatMap((amount) => show(amount) ?? []);
  if (!shown.length) return null;
  const range = shown.map(write).reduce(formatRange);
  return <small className="besides num">{`≈\u00a0${range}`}</small>;
}
