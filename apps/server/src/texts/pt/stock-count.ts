import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/stock-count.ts';

export const heads = translationOf<typeof english.heads>()({
  line: 'Linha',
  given: 'No arquivo',
  sku: 'SKU',
  barcode: 'Código de barras',
  product: 'Produto',
  variant: 'Variante',
  counted: 'Contadas',
  onHand: 'No depósito no envio',
  held: 'Reservadas',
  unshipped: 'Vendidas a enviar',
  difference: 'Diferença',
  result: 'Resultado',
  after: 'No depósito depois',
});

export const problems = translationOf<typeof english.problems>()({
  unknown: 'Nenhuma variante tem este SKU ou código de barras',
  conflict: 'O SKU e o código de barras são de variantes diferentes',
  ambiguous: 'Várias variantes correspondem: use o SKU exato',
  repeated: 'Esta variante aparece mais de uma vez no arquivo',
  'no-code': 'Faltam o SKU e o código de barras',
  'not-counted': 'Nenhum número informado',
  'not-a-number': 'Não é um número',
  'not-whole': 'Só unidades inteiras podem ser contadas',
  negative: 'O número é menor que zero',
  'too-large': 'O número é grande demais',
  'not-in-file': 'Não está no arquivo: o estoque não muda',
});

export const results = translationOf<typeof english.results>()({
  booked: 'Lançada',
  equal: 'Confere',
  'below-held': 'Deixada de fora: compradores têm {held} unidades reservadas',
  'counted-since': 'Deixada de fora: contada ou corrigida depois do envio',
  removed: 'Deixada de fora: a variante foi removida',
});
