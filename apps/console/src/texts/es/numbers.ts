import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { numbers as english } from '../en/numbers.ts';

export const numbers = translationOf<typeof english>()({
  notANumber: 'Escribe un número, por ejemplo {example}.',
  ambiguous: 'Se puede leer de dos maneras. Escríbelo sin separador de miles, como {example}.',
  otherCurrency: 'Aquí los importes van en {currency}.',
  wholeOnly: 'Escribe un número entero, sin decimales.',
  tooPrecise: 'Usa como máximo {count} decimales, como {example}.',
  between: 'Escribe un valor entre {min} y {max}.',
  less: 'Menos',
  more: 'Más',
});
