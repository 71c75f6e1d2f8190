import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/shipping-export.ts';

export const heads = translationOf<typeof english.heads>()({
  order: 'Pedido',
  ordered: 'Data do pedido (UTC)',
  store: 'Loja',
  name: 'Nome',
  line1: 'Endereço 1',
  line2: 'Endereço 2',
  postcode: 'CEP',
  city: 'Cidade',
  region: 'Estado ou região',
  countryCode: 'Código do país',
  country: 'País',
  phone: 'Telefone',
  email: 'E-mail',
  sku: 'SKU',
  product: 'Produto',
  option: 'Opção',
  quantity: 'Quantidade',
  weight: 'Peso (kg)',
  method: 'Método de envio',
  customsCode: 'Código alfandegário',
  origin: 'País de origem',
  unitValue: 'Valor por unidade',
  value: 'Valor',
  currency: 'Moeda',
});
