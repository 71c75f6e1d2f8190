import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/purchase-order.ts';

export const document = translationOf<typeof english.document>()({
  title: 'Pedido de compra {number}',
  supplier: 'Proveedor',
  deliverTo: 'Entregar en',
  toBuyers: 'Envía cada paquete al comprador indicado en su pedido.',
  order: 'Pedido {number}',
  page: '{page} de {pages}',
});

export const columns = translationOf<typeof english.columns>()({
  purchaseOrder: 'Pedido de compra',
  order: 'Pedido',
  sku: 'SKU',
  reference: 'Tu referencia',
  product: 'Producto',
  option: 'Opción',
  quantity: 'Cantidad',
  unitCost: 'Precio unitario',
  currency: 'Moneda',
  total: 'Total',
  name: 'Nombre',
  street: 'Calle',
  street2: 'Calle 2',
  postcode: 'Código postal',
  city: 'Ciudad',
  region: 'Región',
  country: 'País',
  phone: 'Teléfono',
});
