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
});
