import { type Currency, toDecimal } from '@vitrine/contract/money.ts';
import {
  decimalsOf,
  type NumberKind,
  readNumber,
  writeNumber,
} from '@vitrine/contract/number-input.ts';
import { isGtin } from '@vitrine/contract/shop/product-codes.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { catalogueSheetTexts } from '../../texts/catalogue-sheet.ts';
import { numberTexts } from '../../texts/numbers.ts';
import type { ParsedCell } from '../../ui/sheet/sheet.types.ts';
import { describeProblem } from '../../ui/use-number-field.ts';

const usdKind = { kind: 'money', currency: 'USD', min: 1, max: 100_000_000 } as const;
const wholeKind = { kind: 'integer', min: 0, max: 10_000_000 } as const;

/** The text of an amount in a cell: a decimal number with a point. */
export const formatCents = (amount: number | undefined, currency: Currency = 'USD'): string =>
  amount === undefined ? '' : toDecimal(amount, currency);

/** Amounts in cells have as many decimals as their currency. */
export const parseCents = (text: string, currency: Currency = 'USD'): number =>
  Math.round(Number(text) * 10 ** decimalsOf({ kind: 'money', currency }));

/** How cells of a kind are read and shown, for the sheets of the catalogue. */
export function useCellKinds() {
  const t = useText(catalogueSheetTexts);
  const tNumbers = useText(numberTexts);
  const tag = useIntlTag();

  const number = (kind: NumberKind, isOptional = false) => {
    const decimals = decimalsOf(kind);
    const canonical = decimals ? new RegExp(`^\\d+\\.\\d{${decimals}}$`) : /^\d+$/;
    const minorOf = (text: string) => Math.round(Number(text) * 10 ** decimals);
    const write = (text: string) => writeNumber(minorOf(text), kind, tag);
    return {
      align: 'end' as const,
      isNumber: true,
      decimals,
      parse: (text: string): ParsedCell => {
        const read = canonical.test(text)
          ? readNumber(write(text), kind, tag)
          : readNumber(text, kind, tag);
        if (read.problem === 'empty')
          return isOptional ? { text: '' } : { error: t('needed', { example: write('15') }) };
        if (read.problem) return { error: describeProblem(tNumbers, read.problem, kind, tag) };
        return {
          text: kind.kind === 'money' ? formatCents(read.value, kind.currency) : String(read.value),
        };
      },
      editText: (text: string) => (text === '' ? '' : write(text)),
      show: (text: string) => (text === '' ? t('none') : write(text)),
    };
  };

  return {
    usd: (isOptional = false) => number(usdKind, isOptional),
    cost: (currency: Currency, isOptional = false) =>
      number({ kind: 'money', currency, min: 0, max: 100_000_000_000 }, isOptional),
    whole: (max: number = wholeKind.max, isOptional = false) =>
      number({ ...wholeKind, max }, isOptional),
    millimetres: () => number({ kind: 'integer', min: 1, max: 100_000 }, true),
    line: (max: number, isOptional = false) => ({
      parse: (text: string): ParsedCell => {
        if (text === '' && !isOptional) return { error: t('textNeeded') };
        return text.length > max ? { error: t('tooLong', { max }) } : { text };
      },
    }),
    barcode: () => ({
      parse: (text: string): ParsedCell => {
        const code = text.replaceAll(/[\s-]/g, '');
        return code === '' || isGtin(code) ? { text: code } : { error: t('notABarcode') };
      },
    }),
    flag: () => ({
      isSwitch: true,
      parse: (text: string): ParsedCell => {
        const folded = text.trim().toLowerCase();
        if (['', '0', 'no', 'false', t('no').toLowerCase()].includes(folded)) return { text: '' };
        if (['1', 'yes', 'true', t('yes').toLowerCase()].includes(folded)) return { text: '1' };
        return { error: t('yesOrNo', { yes: t('yes'), no: t('no') }) };
      },
      editText: (text: string) => t(text === '1' ? 'yes' : 'no'),
    }),
  };
}
