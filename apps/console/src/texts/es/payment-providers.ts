import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payment-providers.ts';

export const paymentProviders = translationOf<typeof english.paymentProviders>()({
  title: 'Proveedores de pago',
  line: 'Quién cobra el dinero y si llegan sus avisos.',
  testMode: 'Modo de prueba.',
  testModeHint: 'Los compradores pueden probar el pago; no se mueve dinero.',
  none: 'Esta versión no tiene ningún proveedor de pago.',
  default: 'Predeterminado',
  test: 'Prueba',
  ready: 'Listo',
  missing: 'Sin configurar',
  lost: 'Faltan las claves',
  takes_card: 'Tarjetas y monederos del dispositivo.',
  takes_paypal: 'Cuentas de PayPal.',
  webhook: 'Dirección del webhook',
  lastEvent: 'Último aviso',
  noEvent: 'Ningún aviso todavía',
  events_one: '{count} aviso en 24 horas',
  events_other: '{count} avisos en 24 horas',
  openPayments: 'Pagos abiertos',
  currencies: 'Monedas',
  lostHint_one:
    '{count} pago solo puede decidirlo este proveedor. Vuelve a poner sus claves: entonces enviará sus avisos otra vez.',
  lostHint_other:
    '{count} pagos solo puede decidirlos este proveedor. Vuelve a poner sus claves: entonces enviará sus avisos otra vez.',
  setUp: 'Define {settings} en el entorno y reinicia.',
  check: 'Probar las claves',
  checkHint: 'Lee el último minuto del libro del proveedor. No mueve dinero.',
  check_works: 'Las claves funcionan: se puede leer el libro del proveedor.',
  check_refused: 'El proveedor rechaza las claves ({code}). Revisa las claves y sus permisos.',
  check_unknown: 'El proveedor no respondió. Inténtalo de nuevo en un minuto.',
});
