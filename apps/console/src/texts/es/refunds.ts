import { translationOf } from '@vitrine/contract/catalogue.ts';
import type {
  ownRefunds as ownRefundsEnglish,
  refundDecisions as refundDecisionsEnglish,
  refunds as refundsEnglish,
} from '../en/refunds.ts';

export const refunds = translationOf<typeof refundsEnglish>()({
  money: 'Pago',
  paid_buyer: 'Pagado por el comprador',
  paid_seller: 'Pagado por el propietario',
  returned: 'Devuelto',
  left: 'Restante',
  refund: 'Reembolsar',
  titleOf: 'Reembolsar el pedido {number}',
  goes_buyer:
    'El dinero vuelve al comprador por el mismo medio. La ganancia del propietario se descuenta en proporción.',
  goes_seller:
    'El dinero vuelve al propietario por el mismo medio: a la tarjeta o a sus ganancias.',
  cancels:
    'Aún no se envió nada: devolver todo cancela el pedido y el comprador también recupera su dinero.',
  what: 'Qué se reembolsa',
  whole: 'Todo lo que queda',
  lines: 'Artículos',
  amount: 'Un importe',
  unitsOf: 'Se pueden devolver {left} de {all} · {each} c/u',
  allUnits: 'No queda nada por enviar, así que el envío también se devuelve.',
  areBack: 'Los artículos enviados ya volvieron al almacén',
  note: 'Motivo, para el registro',
  noteNeeded: 'Escribe un motivo de al menos 3 caracteres',
  giveBack: 'Devolver {amount}',
  tooMuch: 'Quedan como máximo {left}',
  done: 'Reembolso enviado',
  doneOf: '{number}: reembolso de {amount} en curso',
  state_due: 'En curso',
  state_unknown: 'Pendiente del proveedor',
  state_done: 'Devuelto',
  state_failed: 'Rechazado',
  reason_late: 'Pago tardío',
  reason_cancelled: 'Pedido cancelado',
  reason_operator: 'Por un operador',
  reason_owner: 'Por el vendedor',
  reason_buyer: 'Cancelado por el comprador',
  reason_provider: 'En el proveedor de pagos',
  reason_uncaptured: 'Parte no cobrada',
  to_buyer: 'al comprador',
  to_seller: 'al propietario',
  retry: 'Volver a pedirlo',
});

export const ownRefunds = translationOf<typeof ownRefundsEnglish>()({
  refundBuyer: 'Reembolsar al comprador',
  goes: 'El dinero vuelve al comprador desde tu cuenta de cobro, por el mismo medio con el que pagó.',
  willCancel: 'Aún no has pagado este pedido: se cancela y no debes nada por él.',
  willClose:
    'El pedido se cierra y lo que no se envió ya no sale. Lo que pagaste a la plataforma no se devuelve con esto; pídelo después.',
  willGoOn: 'El pedido sigue: todo lo pendiente se enviará.',
  willOweLess: 'Estos artículos no se envían y ya no debes su precio a la plataforma.',
  willStay:
    'Lo que aún no se envió ya no sale. Lo que pagaste por ello a la plataforma no se devuelve con esto; pídelo después.',
  note: 'Motivo, para tus registros',
  notePlaceholder: 'Por ejemplo: llegó roto',
  ask: 'Solicitar un reembolso',
  askOwn: 'Solicitar el reembolso de tu pago',
  askTitle: 'Solicitar un reembolso: {number}',
  askLineBuyer:
    'El dinero del comprador lo cobró la plataforma, así que lo devuelven los operadores. Tu ganancia se descuenta en proporción.',
  askLineSeller:
    'Los operadores revisan lo que pagaste a la plataforma por este pedido y lo devuelven por el mismo medio.',
  askReason: '¿Qué hay que devolver y por qué?',
  askPlaceholder: 'Una de las dos lámparas llegó rota',
  askSend: 'Enviar la solicitud',
  asked: 'Solicitud enviada',
  request_open: 'Solicitaste un reembolso. Los operadores responderán.',
  request_granted: 'El reembolso que solicitaste se ha realizado.',
  request_declined: 'Los operadores rechazaron el reembolso que pediste.',
  answer: 'Respuesta: {answer}',
});

export const refundDecisions = translationOf<typeof refundDecisionsEnglish>()({
  asked: 'El propietario solicita un reembolso',
  granted: 'Se aceptó la solicitud del propietario',
  declinedOf: 'Se rechazó el reembolso de {number}; el propietario recibe un correo',
  declined: 'Se rechazó la solicitud del propietario',
  decline: 'Rechazar',
  declineTitle: 'Rechazar el reembolso de {number}',
  declineLine: 'No se mueve dinero. Se avisa al propietario por correo y en el pedido.',
  cancelOrder: 'Cancelar el pedido',
  cancelRest: 'Cancelar lo no enviado',
  cancelTitle: 'Cancelar el pedido {number}',
  cancelRestTitle: 'Cancelar el resto del pedido {number}',
  cancelWholeLine: 'No se envió nada: el pedido termina y sus artículos vuelven al almacén.',
  cancelRestLine_one: '{count} artículo no se envió ni se enviará. Lo enviado queda como está.',
  cancelRestLine_other:
    '{count} artículos no se enviaron ni se enviarán. Lo enviado queda como está.',
  back_buyer: 'Vuelve al comprador',
  back_seller: 'Vuelve al propietario',
  nothingBack: 'Nadie ha pagado por esto, así que no se reembolsa nada.',
  cancelledWhole: '{number} se ha cancelado',
  cancelledRest: 'Unidades de {number} canceladas: {count}',
  keepOrder: 'Conservar el pedido',
});
