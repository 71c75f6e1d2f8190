import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/shipping-papers.ts';

export const slip = translationOf<typeof english.slip>()({
  title: 'Albarán de entrega',
  replacement: 'Envío de reemplazo',
  continued: 'continuación',
  shipTo: 'Enviar a',
  ordered: 'Fecha del pedido',
  sku: 'SKU',
  product: 'Artículo',
  quantity: 'Cant.',
  units: 'Artículos de este pedido: {units}',
  returnHint:
    '¿Algo no está bien? Puedes solicitar una devolución en los {days} días siguientes a la entrega en {url}. Ten a mano el número de pedido y tu correo electrónico.',
  unknown: '□ indica un carácter que no se ha podido imprimir. Aparece en el pedido en pantalla.',
});

export const pick = translationOf<typeof english.pick>()({
  title: 'Lista de preparación',
  replacement: 'Reemplazo',
  message: 'Mensaje del comprador: {message}',
  byOrder: 'Preparación por pedido',
  made: 'Impresa el {at} UTC',
  sums: 'Pedidos: {orders} · Artículos: {units}',
  sku: 'SKU',
  product: 'Artículo',
  quantity: 'Cant.',
});

export const leftOut = 'No incluidos: sin pagar, cancelados o ya enviados';
