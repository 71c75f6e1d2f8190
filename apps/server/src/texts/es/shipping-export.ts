import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/shipping-export.ts';

export const heads = translationOf<typeof english.heads>()({
  order: 'Pedido',
  ordered: 'Fecha del pedido (UTC)',
  store: 'Tienda',
  name: 'Nombre',
  line1: 'Dirección 1',
  line2: 'Dirección 2',
  postcode: 'Código postal',
  city: 'Ciudad',
  region: 'Provincia o región',
  countryCode: 'Código de país',
  country: 'País',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  sku: 'SKU',
  product: 'Producto',
  option: 'Opción',
  quantity: 'Cantidad',
  weight: 'Peso (kg)',
  method: 'Método de envío',
  customsCode: 'Código aduanero',
  origin: 'País de origen',
  unitValue: 'Valor por unidad',
  value: 'Valor',
  currency: 'Moneda',
});
