import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storeDecisions as english } from '../en/store-decisions.ts';

export const storeDecisions = translationOf<typeof english>()({
  held: 'Pausada por nosotros',
  byOwner: 'Pausada por su propietario',
  why: 'Se avisó al propietario: {reason}',
  owner: 'Propietario',
  resetFactor: 'Restablecer la verificación en dos pasos',
  resetFactorLine:
    'Solo si ha perdido el teléfono y los códigos, y sabes con certeza quién lo pide. Se cierran todas sus sesiones y recibe un correo.',
  factorReset: 'Verificación en dos pasos restablecida',
  userSource: 'Origen del usuario',
  pageSource: 'Página de origen',
  visits: 'Visitas y sus orígenes',
  noSource: 'Desconocido',
  authType: 'Registro con',
  auth_password: 'Correo y contraseña',
  auth_google: 'Google',
  auth_facebook: 'Facebook',
  account: 'Cuenta de cobro',
  linked: 'Vinculada',
  notLinked: 'Sin vincular',
  openOrders: 'Pedidos abiertos',
  openOrdersOf: 'Plataforma {platform} · directo {direct}',
  pause: 'Pausar la tienda',
  pauseHint:
    'Sus páginas dicen: «Esta tienda está en pausa. Puedes mirar, pero no comprar.» Los pedidos ya hechos continúan. Solo los operadores pueden reabrirla.',
  open: 'Abrir la tienda',
  openHint: 'Los compradores podrán pedir de inmediato.',
  toDirect: 'Que paguen al propietario',
  toDirectHint:
    'Los nuevos compradores pagan a la cuenta vinculada del propietario; él nos paga antes del envío. Los pedidos hechos conservan su modo.',
  toDirectNeeds:
    'El modo directo necesita una cuenta vinculada que acepte pagos. El propietario aún no tiene.',
  toDirectNeedsSeller:
    'El modo directo necesita nombre legal, contacto, dirección y dirección de devoluciones del vendedor. El propietario los indica en «Mi tienda».',
  toPlatform: 'Que paguen a la plataforma',
  toPlatformHint:
    'Los nuevos compradores nos pagan y abonamos las ganancias al propietario. Los pedidos hechos conservan su modo: los abiertos los paga el propietario.',
  reason: 'Motivo, se envía al propietario',
  reasonNeeded: 'Escribe un motivo de al menos 3 caracteres',
  decisions: 'Decisiones',
  noDecisions: 'Los operadores no han decidido nada sobre esta tienda.',
  kind_held: 'Pausada',
  kind_opened: 'Abierta',
  kind_platform: 'Modo plataforma',
  kind_direct: 'Modo directo',
  done: 'Guardado. El propietario recibirá un correo.',
});
