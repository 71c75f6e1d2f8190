import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { webhooksPart as english } from '../en/operations-webhooks.ts';

export const webhooksPart = translationOf<typeof english>()({
  webhooks: 'Eventos webhook',
  event: 'Evento',
  provider: 'Provedor',
  received: 'Recebido',
  outcome: 'Resultado',
  outcome_changed: 'Surtiu efeito',
  outcome_unchanged: 'Sem mudança',
  outcome_unknown_payment: 'Pagamento desconhecido',
  outcome_mismatch: 'Não bate',
  outcome_asked: 'Consultado no provedor',
  outcome_payout: 'Encaminhado ao saque',
  outcome_nothing: 'Sem relação',
  outcome_unnamed: 'Aplicado',
  event_payment: 'Pagamento',
  event_refund: 'Reembolso',
  event_link: 'Conta vinculada',
  event_payout: 'Saque',
  event_unnamed: 'Outro evento',
  applied: 'Aplicado',
  waitsOwner: 'Aguarda o proprietário',
  openStore: 'Abrir a loja',
  noEvents: 'Ainda não há eventos.',
  expected: 'Esperado',
  seen: 'Recebido',
});
