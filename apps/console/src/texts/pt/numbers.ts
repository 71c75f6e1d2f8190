import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { numbers as english } from '../en/numbers.ts';

export const numbers = translationOf<typeof english>()({
  notANumber: 'Digite um número, por exemplo {example}.',
  ambiguous: 'Dá para ler de duas formas. Escreva sem separador de milhar, como {example}.',
  otherCurrency: 'Os valores aqui são em {currency}.',
  wholeOnly: 'Digite um número inteiro, sem casas decimais.',
  tooPrecise: 'Use no máximo {count} casas decimais, como {example}.',
  between: 'Digite um valor entre {min} e {max}.',
  less: 'Diminuir',
  more: 'Aumentar',
});
