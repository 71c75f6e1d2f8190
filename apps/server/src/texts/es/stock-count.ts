import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/stock-count.ts';

export const heads = translationOf<typeof english.heads>()({
  line: 'Fila',
  given: 'En el archivo',
  sku: 'SKU',
  barcode: 'Código de barras',
  product: 'Producto',
  variant: 'Variante',
  counted: 'Contadas',
  onHand: 'En el almacén al subir',
  held: 'Reservadas',
  unshipped: 'Vendidas sin enviar',
  difference: 'Diferencia',
  result: 'Resultado',
  after: 'En el almacén después',
});

export const problems = translationOf<typeof english.problems>()({
  unknown: 'Ninguna variante tiene este SKU o código de barras',
  conflict: 'El SKU y el código de barras son de variantes distintas',
  ambiguous: 'Coinciden varias variantes: use el SKU exacto',
  repeated: 'Esta variante aparece más de una vez en el archivo',
  'no-code': 'Faltan el SKU y el código de barras',
  'not-counted': 'No hay ningún número',
  'not-a-number': 'No es un número',
  'not-whole': 'Solo se cuentan unidades enteras',
  negative: 'El número es menor que cero',
  'too-large': 'El número es demasiado grande',
  'not-in-file': 'No está en el archivo: las existencias no cambian',
});

export const results = translationOf<typeof english.results>()({
  booked: 'Registrada',
  equal: 'Coincide',
  'below-held': 'Omitida: los compradores tienen {held} unidades reservadas',
  'counted-since': 'Omitida: se contó o corrigió después de subir el archivo',
  removed: 'Omitida: la variante se eliminó',
});
