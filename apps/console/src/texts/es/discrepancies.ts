import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { discrepancies as english } from '../en/discrepancies.ts';

export const discrepancies = translationOf<typeof english>()({
  tab: 'Diferencias de conciliación',
  nothing: 'Sin registro',
  platform: 'La cuenta de la plataforma',
  live: 'Real',
  test: 'Prueba',
  close: 'Cerrar',
  closeTitle: '¿Cerrar esta diferencia?',
  closeLine:
    'No mueve dinero y no puede volver a abrirse. Describe la causa: la nota queda en la lista.',
  note: 'Nota',
  noteNeeded: 'Escribe una nota de al menos 3 caracteres',
  noneHere: 'Ninguna en este estado.',
  closed: 'Cerrada',
  discrepancy_amount: 'Importe distinto',
  discrepancy_currency: 'Moneda distinta',
  discrepancy_account: 'Cuenta distinta',
  discrepancy_mode: 'Prueba y real mezclados',
  discrepancy_not_found: 'Falta en un lado',
  openDiscrepancy: 'Abierta',
  closedDiscrepancy: 'Cerrada',
  noDiscrepancies: 'No hay diferencias.',
  settle: 'Saldar',
  settle_paid: 'Se pagó',
  settle_failed: 'No se pagó',
  settle_difference: 'Registrar la diferencia',
  settle_close: 'Cerrar sin asiento',
  ownersAccount: 'En la cuenta de un propietario',
  closeOwnersLine:
    'El dinero está en la cuenta de {store}: no se registra nada. Otro operador debe confirmarlo; hasta entonces sigue abierta. Los dos quedáis registrados.',
  propose: 'Proponer',
  proposed: 'Propuesto. Debe confirmarlo otro operador.',
  proposeLine:
    'Debe confirmarlo otro operador. Hasta entonces no cambia nada. Quedan registrados los dos.',
  proposedBy: 'Propuesto por {name}',
  needsSecond: 'Debe confirmarlo otro operador.',
  waitsForSecond: 'A la espera de un segundo operador',
  confirm: 'Confirmar',
  decline: 'Rechazar',
  takeBack: 'Retirar',
  settled: 'Hecho.',
  unknownTitle: 'Pagos sin resultado',
  unknownLine:
    'Solo el proveedor sabe cómo terminaron. Si faltan sus claves, introdúcelas de nuevo: entonces los decide él. Busca el pago en su panel antes de decidirlo aquí.',
  settle_payout_paid: 'Llegó',
  settle_payout_failed: 'No llegó',
  unknownPayoutsTitle: 'Retiros sin resultado',
  unknownPayoutsLine:
    'Nadie sabe si llegaron: el proveedor no responde o ya los ha olvidado (PayPal, a los 30 días). Busca cada uno en su panel antes de decidirlo aquí. Si no llegó, el importe vuelve al saldo de la tienda.',
  toProviders: 'Proveedores de pago',
});
