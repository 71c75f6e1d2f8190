import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/shipping-papers.ts';

export const slip = translationOf<typeof english.slip>()({
  title: 'Lista de conteúdo',
  replacement: 'Envio de reposição',
  continued: 'continuação',
  shipTo: 'Enviar para',
  ordered: 'Data do pedido',
  sku: 'SKU',
  product: 'Item',
  quantity: 'Qtd.',
  units: 'Itens deste pedido: {units}',
  returnHint:
    'Algo errado? Você pode solicitar a devolução em até {days} dias após a entrega em {url}. Tenha em mãos o número do pedido e o seu e-mail.',
  unknown: '□ indica um caractere que não pôde ser impresso. Ele aparece no pedido na tela.',
});

export const pick = translationOf<typeof english.pick>()({
  title: 'Lista de separação',
  replacement: 'Reposição',
  message: 'Mensagem do comprador: {message}',
  byOrder: 'Separação por pedido',
  made: 'Impressa em {at} UTC',
  sums: 'Pedidos: {orders} · Itens: {units}',
  sku: 'SKU',
  product: 'Item',
  quantity: 'Qtd.',
});

export const leftOut = 'Não incluídos: não pagos, cancelados ou já enviados';
