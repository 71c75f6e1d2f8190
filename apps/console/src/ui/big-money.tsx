import { type Money, moneyFormatOf, toDecimal } from '@vitrine/contract/money.ts';
import { useIntlTag } from '../lib/i18n.ts';
import { Besides } from './money.tsx';
import './big-money.css';

/** The true amount, with the chosen currency below it, as the first thing that is read: where its section is narrow it is large, its decimals smaller. */
export function BigMoney({ value }: { value: Money }) {
  const tag = useIntlTag();
  const format = moneyFormatOf(tag, value.currency);
  const parts = format.formatToParts(toDecimal(value.amount, value.currency) as `${number}`);
  const at = parts.findIndex(({ type }) => type === 'decimal');
  const isSmall = (index: number) => at !== -1 && (index === at || index === at + 1);
  const length = parts.reduce((sum, part) => sum + part.value.length, 0);
  return (
    <>
      <b className={length > 11 ? 'big-money long num' : 'big-money num'}>
        {parts.map((part, index) => {
          const text = part.type === 'minusSign' ? '−' : part.value;
          const Part = isSmall(index) ? 'small' : 'span';
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one number keep their places
          return <Part key={index}>{text}</Part>;
        })}
      </b>
      <Besides value={value} />
    </>
  );
}
