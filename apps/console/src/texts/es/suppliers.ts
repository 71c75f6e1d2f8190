import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { suppliers as english } from '../en/suppliers.ts';

export const suppliers = translationOf<typeof english>()({
  line: 'Quién suministra los productos y en qué moneda factura.',
  add: 'Añadir proveedor',
  edit: 'Editar proveedor',
  empty: 'Aún no hay proveedores.',
  noneFound: 'Ningún proveedor se llama así.',
  search: 'Nombre',
  name: 'Nombre',
  currency: 'Factura en',
  currencyHint:
    'Los costes de sus productos están en esta moneda. No cambia mientras suministre alguno.',
  leadTime: 'Plazo de entrega',
  leadTimeHint: 'Días laborables desde el pedido hasta nuestro almacén.',
  days_one: '1 día',
  days_other: '{count} días',
  products: 'Productos',
  inUse: 'Suministra productos. Dales antes otro proveedor.',
});
