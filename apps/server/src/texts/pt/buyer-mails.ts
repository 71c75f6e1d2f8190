import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/buyer-mails.ts';

export const buyerMails = translationOf<typeof english.buyerMails>()({
  'order-confirmed': {
    subject: 'Seu pedido {number} está pago',
    paragraphs: ['Obrigado, {name}. Recebemos seu pedido e já estamos preparando.', 'Entrega prevista: {days}.'],
    action: 'Acompanhar o pedido',
    closing: 'Guarde este e-mail: com o link você acessa seu pedido.',
  },
  'order-unpaid': {
    subject: 'Seu pedido {number} ainda não foi pago',
    paragraphs: [
      'Olá, {name}! O pagamento do seu pedido não foi concluído e nada foi cobrado.',
      'Se ainda quiser, você pode pagar até {until}, pelo mesmo preço, enquanto houver estoque.',
    ],
    action: 'Ir para o pagamento',
    closing: 'Mudou de ideia? Não precisa fazer nada: o pedido é encerrado automaticamente e não vamos lembrar você de novo.',
  },
  'order-shipped': {
    subject: 'Seu pedido {number} está a caminho',
    paragraphs: ['Seu pacote está com {carrier}. Código de rastreio: {tracking}.'],
    action: 'Acompanhar o pedido',
    closing: 'Guarde este e-mail: com o link você acessa seu pedido.',
  },
  'order-tracking-corrected': {
    subject: 'Novo código de rastreio do pedido {number}',
    paragraphs: ['O código de rastreio do nosso último e-mail estava errado. O correto é: {carrier}, {tracking}.'],
    action: 'Acompanhar o pedido',
    closing: 'Desculpe o engano.',
  },
  'order-parcel-withdrawn': {
    subject: 'O pedido {number} ainda não foi enviado',
    paragraphs: [
      'Avisamos cedo demais que um pacote do seu pedido estava a caminho. Ele ainda está sendo preparado, e escreveremos quando sair.',
    ],
    action: 'Ver o pedido',
    closing: 'Desculpe o engano.',
  },
  'order-delivered': {
    subject: 'Seu pedido {number} chegou',
    paragraphs: ['Esperamos que goste. Você tem 30 dias para devolver.'],
    action: 'Ver o pedido',
    closing: 'Aproveite!',
  },
  'review-invitation': {
    subject: 'O que você achou do pedido {number}?',
    paragraphs: [
      'Olá, {name}! Seu pedido chegou. Sua opinião ajuda outras pessoas a escolher e nos ajuda a decidir o que vender.',
      'Leva um minuto, e uma foto diz mais que palavras. Escolha um produto:',
    ],
    action: 'Escrever uma avaliação',
    closing: 'Pedimos só uma vez. Dúvidas? Escreva para {email}.',
  },
  'review-rejected': {
    subject: 'Sobre sua avaliação do pedido {number}',
    paragraphs: [
      'Olá, {name}. Obrigado por dedicar seu tempo a avaliar “{product}”. Não podemos publicar a avaliação por este motivo:',
      '{reason}',
    ],
    action: 'Ver o pedido',
    closing: 'Se você acha que houve um engano, escreva para {email}.',
  },
  'order-cancelled': {
    subject: 'O pedido {number} foi cancelado',
    paragraphs: ['O pedido foi cancelado. O que foi pago é devolvido pelo mesmo meio de pagamento.'],
    action: 'Ver o pedido',
    closing: 'Dúvidas? Escreva para {email}.',
  },
  'order-refunded': {
    subject: 'Devolvemos {amount} do pedido {number}',
    paragraphs: [
      'Olá, {name}! Devolvemos {amount} do seu pedido {number} pelo mesmo meio em que você pagou.',
      'Dependendo do banco, leva alguns dias para aparecer.',
    ],
    action: 'Ver o pedido',
    closing: 'Dúvidas? Escreva para {email}.',
  },
});

export const receipt = translationOf<typeof english.receipt>()({
  subtotal: 'Subtotal',
  discount: 'Desconto',
  shipping: 'Frete',
  free: 'Grátis',
  tax: 'Impostos',
  total: 'Total',
  totalWithTax: 'Total (inclui {tax} de impostos)',
  sold: 'Comprado em {store}. Vendido por {name}, {address}, {email}',
  returnsTo: 'Devoluções para: {address}',
  order: 'Pedido',
  deliverTo: 'Endereço de entrega',
  tracking: 'Rastreio',
  returns: 'Devoluções',
  terms: 'Termos de venda',
  privacy: 'Privacidade',
});
