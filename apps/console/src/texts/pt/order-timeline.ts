import { translationOf } from '@vitrine/contract/catalogue.ts';
import type {
  closedOrder as closedOrderEnglish,
  orderCancel as orderCancelEnglish,
  orderEvents as orderEventsEnglish,
  platformOrderEvents as platformOrderEventsEnglish,
} from '../en/order-timeline.ts';

export const platformOrderEvents = translationOf<typeof platformOrderEventsEnglish>()({
  seller_due: 'Aguarda o pagamento do proprietário',
  seller_reminded: 'Lembrete enviado ao proprietário',
  seller_paid: 'O proprietário pagou',
  seller_part_refunded: 'Reembolso parcial ao proprietário',
  seller_refunded: 'Proprietário reembolsado',
  refund_asked: 'O proprietário pediu um reembolso',
});

export const orderEvents = translationOf<typeof orderEventsEnglish>()({
  placed: 'Pedido feito',
  address_changed: 'Endereço alterado',
  buyer_authorized: 'Pagamento autorizado',
  buyer_paid: 'O comprador pagou',
  buyer_failed: 'Pagamento falhou',
  buyer_expired: 'A página de pagamento expirou',
  buyer_retried: 'Comprador tenta de novo',
  buyer_reminded: 'Comprador avisado por e-mail',
  buyer_part_refunded: 'Reembolso parcial',
  buyer_refunded: 'Comprador reembolsado',
  buyer_disputed: 'Comprador contesta o pagamento',
  buyer_charged_back: 'Estorno pelo banco',
  buyer_dispute_won: 'Contestação ganha',
  seller_due: 'Aguarda seu pagamento',
  seller_reminded: 'Enviamos um lembrete',
  seller_paid: 'Você pagou',
  seller_part_refunded: 'Reembolso parcial para você',
  seller_refunded: 'Devolvemos seu pagamento',
  processing: 'Em preparação',
  part_shipped: 'Enviado em parte',
  shipped: 'Enviado',
  parcel_corrected: 'Código de rastreio corrigido',
  parcel_withdrawn: 'Pacote anulado',
  delivered: 'Entregue',
  part_returned: 'Devolvido em parte',
  returned: 'Devolvido',
  cancelled: 'Cancelado',
  mail_repeated: 'E-mail reenviado',
  rest_cancelled: 'O restante foi cancelado',
  refund_asked: 'Reembolso solicitado',
  refund_declined: 'Reembolso recusado',
  return_requested: 'O comprador enviou uma solicitação',
  return_approved: 'Devolução aprovada',
  return_sent: 'O comprador enviou o pacote de volta',
  return_received: 'Devolução recebida',
  return_refused: 'Solicitação recusada',
  return_withdrawn: 'O comprador retirou a solicitação',
  return_expired: 'Devolução não enviada no prazo',
});

export const closedOrder = translationOf<typeof closedOrderEnglish>()({
  buyer_unpaid: 'Não pago',
  seller_unpaid: 'Você não pagou',
  replaced: 'Substituído',
  out_of_stock: 'Esgotado',
  by_operator: 'Pela plataforma',
  by_owner: 'Por você',
  by_buyer: 'Pelo comprador',
  refunded: 'Reembolsado',
});

export const orderCancel = translationOf<typeof orderCancelEnglish>()({
  buyer_unpaid: 'O comprador não pagou.',
  seller_unpaid: 'O custo não foi pago a tempo.',
  replaced: 'O comprador mudou o carrinho e pediu de novo.',
  out_of_stock: 'Um item esgotou.',
  by_operator: 'Cancelado pela plataforma.',
  by_owner: 'Cancelado pelo vendedor.',
  by_buyer: 'Cancelado pelo comprador.',
});
