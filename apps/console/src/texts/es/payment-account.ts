import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { paymentAccount as english } from '../en/payment-account.ts';

export const paymentAccount = translationOf<typeof english>()({
  account: 'Cuenta de cobro',
  accountLine:
    'Adónde van tus ganancias. La vinculas en la página del proveedor; nunca vemos sus datos.',
  stateActive: 'Vinculada',
  stateNone: 'Sin vincular',
  stateLinking: 'Sin terminar',
  stateRefused: 'Rechazada',
  since: 'desde el {date}',
  noneLine:
    'Puedes vender sin ella. Guardamos tus ganancias y las transferimos cuando vincules una cuenta.',
  noProviderLine:
    'La plataforma aún no tiene proveedor de pagos: nadie puede pagar ni se puede vincular una cuenta. Mientras tanto puedes preparar tu tienda.',
  accountLineDirect:
    'Tus compradores pagan en esta cuenta. La vinculas en la página del proveedor; nunca vemos sus datos.',
  directTitle: 'Lo que ganas es tuyo al momento',
  directText:
    'Los compradores pagan directamente en tu cuenta: no hay espera ni retiros. Después pagas a la plataforma el coste de cada pedido en 7 días.',
  noneYet: 'Aún sin cuenta',
  linkNow: 'Vincular cuenta',
  linkAnother: 'Vincular otra cuenta',
  goOn: 'Seguir vinculando',
  proofTitle: 'Confirma que eres tú',
  proofLink: 'Tus ganancias irán a la cuenta que vincules. La eliges en la página del proveedor.',
  toProvider: 'Ir al proveedor',
  proofUnlink: 'Antes de desvincularla, confirma que eres tú.',
  unlink: 'Desvincular',
  unlinkQuestion: '¿Desvincular {account}?',
  unlinkWaits: 'Se detienen los retiros. Guardamos tus ganancias hasta que vincules otra cuenta.',
  unlinkRefunds: 'A quienes pagaron a esta cuenta se les sigue reembolsando desde ella.',
  unlinkMail: 'Te lo confirmamos por correo.',
  unlinkDirect:
    'Tus compradores pagan a esta cuenta. Primero haz que cobre la plataforma (Mi tienda, Venta) y después desvincúlala.',
  unlinkPayout:
    'Hay un retiro en camino a esta cuenta. Desvincúlala cuando haya llegado el dinero.',
  toSelling: 'Cambiarlo en Mi tienda',
  unlinked: 'Cuenta de cobro desvinculada',
  schedule: 'Cuándo cobrar',
  scheduleLine: 'Puedes retirar desde {amount}. Elige cuándo llega lo disponible a tu cuenta.',
  manual: 'Solo cuando lo pida',
  daily: 'Cada día',
  weekly: 'Cada lunes',
  monthly: 'El primero de mes',
  nextAt: 'Próximo: {date}',
  saved: 'Guardado',
  holdTitle: 'Por qué se retienen',
  holdLine_one:
    'El comprador puede devolver el pedido; por eso la ganancia está disponible {count} día después de la entrega.',
  holdLine_other:
    'El comprador puede devolver el pedido; por eso la ganancia está disponible {count} días después de la entrega.',
});
