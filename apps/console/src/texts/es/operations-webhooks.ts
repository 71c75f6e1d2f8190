import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { webhooksPart as english } from '../en/operations-webhooks.ts';

export const webhooksPart = translationOf<typeof english>()({
  webhooks: 'Eventos webhook',
  event: 'Evento',
  provider: 'Proveedor',
  received: 'Recibido',
  outcome: 'Resultado',
  outcome_changed: 'Surtió efecto',
  outcome_unchanged: 'Sin cambios',
  outcome_unknown_payment: 'Pago desconocido',
  outcome_mismatch: 'No cuadra',
  outcome_asked: 'Consultado al proveedor',
  outcome_payout: 'Enviado al retiro',
  outcome_nothing: 'Sin relación',
  outcome_unnamed: 'Aplicado',
  event_payment: 'Pago',
  event_refund: 'Reembolso',
  event_link: 'Cuenta vinculada',
  event_payout: 'Retiro',
  event_unnamed: 'Otro evento',
  applied: 'Aplicado',
  waitsOwner: 'Pendiente del propietario',
  openStore: 'Abrir la tienda',
  noEvents: 'Aún no hay eventos.',
  expected: 'Esperado',
  seen: 'Recibido',
});
