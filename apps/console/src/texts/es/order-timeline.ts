import { translationOf } from '@vitrine/contract/catalogue.ts';
import type {
  closedOrder as closedOrderEnglish,
  orderCancel as orderCancelEnglish,
  orderEvents as orderEventsEnglish,
  platformOrderEvents as platformOrderEventsEnglish,
} from '../en/order-timeline.ts';

export const platformOrderEvents = translationOf<typeof platformOrderEventsEnglish>()({
  seller_due: 'Pendiente del pago del propietario',
  seller_reminded: 'Aviso enviado al propietario',
  seller_paid: 'El propietario pagó',
  seller_part_refunded: 'Reembolso parcial al propietario',
  seller_refunded: 'Propietario reembolsado',
  refund_asked: 'El propietario pidió un reembolso',
});

export const orderEvents = translationOf<typeof orderEventsEnglish>()({
  placed: 'Pedido realizado',
  address_changed: 'Dirección cambiada',
  buyer_authorized: 'Pago autorizado',
  buyer_paid: 'El comprador pagó',
  buyer_failed: 'Pago fallido',
  buyer_expired: 'La página de pago venció',
  buyer_retried: 'El comprador lo intenta de nuevo',
  buyer_reminded: 'Avisamos al comprador por correo',
  buyer_part_refunded: 'Reembolso parcial',
  buyer_refunded: 'Comprador reembolsado',
  buyer_disputed: 'El comprador disputa el pago',
  buyer_charged_back: 'Contracargo',
  buyer_dispute_won: 'Disputa ganada',
  seller_due: 'Pendiente de tu pago',
  seller_reminded: 'Te enviamos un aviso',
  seller_paid: 'Pagaste',
  seller_part_refunded: 'Reembolso parcial para ti',
  seller_refunded: 'Te devolvimos el pago',
  processing: 'En preparación',
  part_shipped: 'Envío parcial',
  shipped: 'Enviado',
  parcel_corrected: 'Número de seguimiento corregido',
  parcel_withdrawn: 'Paquete anulado',
  delivered: 'Entregado',
  part_returned: 'Devuelto en parte',
  returned: 'Devuelto',
  cancelled: 'Cancelado',
  mail_repeated: 'Correo reenviado',
  rest_cancelled: 'Se canceló el resto',
  refund_asked: 'Reembolso solicitado',
  refund_declined: 'Reembolso rechazado',
  return_requested: 'El comprador envió una solicitud',
  return_approved: 'Devolución aceptada',
  return_sent: 'El comprador envió el paquete de vuelta',
  return_received: 'Devolución recibida',
  return_refused: 'Solicitud rechazada',
  return_withdrawn: 'El comprador retiró la solicitud',
  return_expired: 'Devolución no enviada a tiempo',
});

export const closedOrder = translationOf<typeof closedOrderEnglish>()({
  buyer_unpaid: 'Sin pagar',
  seller_unpaid: 'No lo pagaste',
  replaced: 'Sustituido',
  out_of_stock: 'Agotado',
  by_operator: 'Por la plataforma',
  by_owner: 'Por ti',
  by_buyer: 'Por el comprador',
  refunded: 'Reembolsado',
});

export const orderCancel = translationOf<typeof orderCancelEnglish>()({
  buyer_unpaid: 'El comprador no pagó.',
  seller_unpaid: 'El coste no se pagó a tiempo.',
  replaced: 'El comprador cambió el carrito y pidió de nuevo.',
  out_of_stock: 'Se agotó un artículo.',
  by_operator: 'Cancelado por la plataforma.',
  by_owner: 'Cancelado por el vendedor.',
  by_buyer: 'Cancelado por el comprador.',
});
