import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/order-export.ts';

export const ownerHeads = translationOf<typeof english.ownerHeads>()({
  number: 'Pedido',
  placed: 'Data',
  status: 'Estado',
  awaiting: 'Aguarda',
  product: 'Produto',
  option: 'Opção',
  quantity: 'Quantidade',
  platform: 'Preço da plataforma',
  cost: 'Custo',
  selling: 'Total de venda',
  profit: 'Lucro',
  refundedProfit: 'Lucro descontado',
  currency: 'Moeda',
  mode: 'Modo',
});

export const platformHeads = translationOf<typeof english.platformHeads>()({
  number: 'Pedido',
  placed: 'Data ({zone})',
  paid: 'Pago ({zone})',
  store: 'Loja',
  status: 'Estado',
  awaiting: 'Aguarda',
  fulfilment: 'Preparação',
  settlement: 'Liquidação',
  city: 'Cidade',
  country: 'País',
  product: 'Primeiro produto',
  units: 'Unidades',
  total: 'Comprador paga',
  currency: 'Moeda do comprador',
  cost: 'Custo',
  selling: 'Total de venda',
  profit: 'Lucro',
  refundedProfit: 'Lucro descontado',
  storeCurrency: 'Moeda da loja',
  mode: 'Modo',
});

export const statuses = translationOf<typeof english.statuses>()({
  0: 'Não pago',
  1: 'Pago / a caminho',
  2: 'Concluído',
  3: 'Fechado',
});

export const awaiting = translationOf<typeof english.awaiting>()({
  buyer: 'Comprador',
  seller: 'Proprietário',
});

export const settlements = translationOf<typeof english.settlements>()({
  platform: 'Plataforma',
  direct: 'Direto',
});

export const fulfilments = translationOf<typeof english.fulfilments>()({
  waiting: 'Aguardando',
  processing: 'Em preparação',
  part_shipped: 'Enviado em parte',
  shipped: 'Enviado',
  delivered: 'Entregue',
  part_returned: 'Devolvido em parte',
  returned: 'Devolvido',
});

export const modes = translationOf<typeof english.modes>()({
  live: 'Real',
  test: 'Teste',
});
