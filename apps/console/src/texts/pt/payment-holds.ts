import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { paymentHolds as english } from '../en/payment-holds.ts';

export const paymentHolds = translationOf<typeof english>()({
  buyer: '{provider} está retendo o pagamento do comprador.',
  own: '{provider} está retendo o seu pagamento.',
  owner: '{provider} está retendo o pagamento do proprietário.',
  buyer_complaint: 'Quem paga abriu uma reclamação no {provider} sobre este pagamento.',
  chargeback: 'O banco de quem paga está retomando o valor.',
  echeck:
    'O pagamento sai de uma conta bancária. O dinheiro costuma chegar em três a seis dias úteis.',
  international_withdrawal:
    'A conta que recebe não pode sacar nesta moeda: aceite ou recuse o pagamento lá.',
  other:
    '{provider} não informa outro motivo. Por enquanto ninguém precisa fazer nada; se passar de uma semana, pergunte ao {provider}.',
  pending_review:
    '{provider} está fazendo uma análise de segurança, em geral em até um dia. Ninguém precisa fazer nada.',
  receiving_preference_mandates_manual_action:
    'É preciso aceitá-lo manualmente na conta que recebe no {provider}.',
  refunded: 'Está sendo reembolsado a quem pagou.',
  transaction_approved_awaiting_funding:
    'Quem paga já aprovou, mas o dinheiro ainda não chegou ao {provider}.',
  unilateral:
    'A conta que recebe não confirmou o e-mail no {provider}. O pagamento segue assim que confirmar.',
  verification_required:
    'A conta que recebe precisa ser verificada no {provider} antes de o pagamento seguir.',
});
