import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payout-settings.ts';

export const payoutSettings = translationOf<typeof english.payoutSettings>()({
  title: 'Ajustes de retiros',
  line: 'Cuándo se pueden retirar las ganancias y qué recibe un propietario nuevo.',
  payouts: 'Retiros',
  change: 'Cambiar',
  saved: 'Guardado',
  holdDays: 'Retención tras la entrega',
  holdDaysHint:
    'En días. Las ganancias se pueden retirar pasado este tiempo desde la entrega. Se aplica a los pedidos entregados a partir de ahora.',
  days_one: '{count} día',
  days_other: '{count} días',
  minimum: 'Retiro mínimo',
  minimumHint:
    'Lo que no llega espera a la próxima vez. Se convierte para las tiendas en otras monedas.',
  welcome: 'Oferta de bienvenida',
  welcomeHint: 'El descuento en el primer pago de un propietario.',
  on: 'Activada',
  off: 'Desactivada',
  isOn: 'La oferta está activada',
  budget: 'Presupuesto al mes',
  budgetHint: 'Agotado, la oferta se detiene hasta el día 1.',
  chat: 'Enlace del chat',
  chatHint:
    'Dirección https de un grupo o persona en un chat; aparece en el mensaje de bienvenida.',
  none: 'Ninguno',
  given: 'Descontado este mes',
  claims_one: '{count} propietario',
  claims_other: '{count} propietarios',
  transfersOff: 'Desactivadas',
  transfersOn: 'Activadas',
  noPayer: 'Sin cuenta para los archivos SEPA',
  schedule: 'Calendario',
  scheduleHint:
    'Lo elige cada propietario: diario, semanal, mensual o a petición. Puedes ejecutar los de todos en la página de retiros.',
  toPayouts: 'Retiros',
  rails: 'Vías de pago',
  toProviders: 'Proveedores de pago',
  railsHint: 'Stripe y PayPal pagan a quienes vincularon una cuenta allí, en cuanto hay claves.',
});
