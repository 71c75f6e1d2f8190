import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { paymentHolds as english } from '../en/payment-holds.ts';

export const paymentHolds = translationOf<typeof english>()({
  buyer: '{provider} retiene el pago del comprador.',
  own: '{provider} retiene tu pago.',
  owner: '{provider} retiene el pago del propietario.',
  buyer_complaint: 'Quien paga ha abierto un caso en {provider} por este pago.',
  chargeback: 'El banco de quien paga está recuperando el dinero.',
  echeck:
    'Se paga desde una cuenta bancaria. El dinero suele llegar en tres a seis días laborables.',
  international_withdrawal:
    'La cuenta que cobra no puede retirar dinero en esta divisa: acepta o rechaza el pago allí.',
  other:
    '{provider} no da más motivos. De momento nadie tiene que hacer nada; si dura más de una semana, pregunta a {provider}.',
  pending_review:
    '{provider} lo revisa por seguridad, normalmente en menos de un día. Nadie tiene que hacer nada.',
  receiving_preference_mandates_manual_action:
    'Hay que aceptarlo a mano en la cuenta que cobra en {provider}.',
  refunded: 'Se está reembolsando a quien pagó.',
  transaction_approved_awaiting_funding:
    'Quien paga lo ha aprobado, pero el dinero aún no ha llegado a {provider}.',
  unilateral:
    'La cuenta que cobra no ha confirmado su correo en {provider}. El pago seguirá adelante cuando lo haga.',
  verification_required:
    'La cuenta que cobra debe verificarse en {provider} antes de que el pago siga adelante.',
});
