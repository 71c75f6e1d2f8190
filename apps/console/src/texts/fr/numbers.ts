import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { numbers as english } from '../en/numbers.ts';

export const numbers = translationOf<typeof english>()({
  notANumber: 'Saisissez un nombre, par exemple {example}.',
  ambiguous:
    'Ce nombre peut se lire de deux façons. Écrivez-le sans séparateur de milliers, comme {example}.',
  otherCurrency: 'Ici, les montants sont en {currency}.',
  wholeOnly: 'Saisissez un nombre entier, sans décimales.',
  tooPrecise: 'Indiquez au plus {count} décimales, comme {example}.',
  between: 'Saisissez une valeur comprise entre {min} et {max}.',
  less: 'Diminuer',
  more: 'Augmenter',
});
