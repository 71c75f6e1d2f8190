import { formatMoney, type Money as MoneyValue } from '@vitrine/contract/money.ts';
import { useIntlTag } from '../lib/i18n.ts';

/** Formats wire money in the person's language, with a true minus sign: for texts and titles. */
export function useMoneyText(): (value: MoneyValue) => string {
  const tag = useIntlTag();
  return (value) => formatMoney(value, tag).replace('-', '−');
}

interface MoneyProps {
  value: MoneyValue | null | undefined;
  /** Puts a plus before amounts above zero. */
  isSigned?: boolean;
  className?: string;
}

/** An amount with its currency, in tabular figures; a dash when there is none. */
export function Money({ value, isSigned = false, className = '' }: MoneyProps) {
  const text = useMoneyText();
  if (!value) return <span className={`num t3 ${className}`}>–</span>;
  return (
    <span className={`num ${className}`}>
      {isSigned && value.amount > 0 ? '+' : ''}
      {text(value)}
    </span>
  );
}
