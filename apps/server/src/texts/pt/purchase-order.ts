import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/purchase-order.ts';

export const document = translationOf<typeof english.document>()({
  title: 'Pedido de compra {number}',
  supplier: 'Fornecedor',
  deliverTo: 'Entregar em',
  toBuyers: 'Envie cada pacote ao comprador indicado no pedido.',
  order: 'Pedido {number}',
  page: '{page} de {pages}',
});

export const columns = translationOf<typeof english.columns>()({
  purchaseOrder: 'Pedido de compra',
  order: 'Pedido',
  sku: 'SKU',
  reference: 'Sua referência',
  product: 'Produto',
  option: 'Opção',
  quantity: 'Quantidade',
  unitCost: 'Preço unitário',
  currency: 'Moeda',
  total: 'Total',
  name: 'Nome',
  street: 'Rua',
  street2: 'Complemento',
  postcode: 'CEP',
  city: 'Cidade',
  region: 'Estado',
  country: 'País',
  phone: 'Telefone',
});
