import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { stock as english } from '../en/stock.ts';

export const stock = translationOf<typeof english>()({
  title: 'Variantes agotadas',
  line: 'Nadie puede comprarlas. Indica cuántas unidades hay ahora en el almacén, incluidas las retenidas.',
  lineReadOnly: 'Nadie puede comprarlas hasta que un operador indique nuevas existencias.',
  search: 'Todos los SKU y productos',
  notFound: 'Ninguna variante en venta coincide.',
  savedNone: '{name} se queda sin unidades a la venta ({count} en almacén)',
  product: 'Producto',
  sku: 'SKU',
  onHand: 'En almacén',
  held: 'En pago',
  now: 'Unidades ahora',
  restock: 'Fijar existencias',
  restockHint: 'Todas las variantes elegidas tendrán esta cantidad, incluidas las reservadas.',
  save: 'Guardar',
  saved: '{name} se puede comprar',
  none: 'No hay nada agotado.',
});
