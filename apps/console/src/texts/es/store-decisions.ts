import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storeDecisions as english } from '../en/store-decisions.ts';

export const storeDecisions = translationOf<typeof english>()({
  held: 'Pausada por nosotros',
  byOwner: 'Pausada por su dueño',
  why: 'Se avisó al dueño: {reason}',
  owner: 'Propietario',
  resetFactor: 'Restablecer la verificación en dos pasos',
  resetFactorLine:
    'Solo si ha perdido el teléfono y los códigos, y sabes con certeza quién lo pide. Se cierran todas sus sesiones y recibe un correo.',
  factorReset: 'Verificación en dos pasos restablecida',
  userSource: 'Origen del usuario',
  pageSource: 'Página de origen',
  visits: 'Visitas y sus orígenes',
  noSource: 'Se desconoce',
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
    'Sus páginas dicen: “Esta tienda está en pausa. Puedes mirar, pero no comprar.” Los pedidos hechos siguen. Solo los operadores pueden reabrirla.',
  open: 'Abrir la tienda',
  openHint: 'Los compradores podrán pedir de inmediato.',
  toDirect: 'Que paguen al dueño',
  toDirectHint:
    'Los nuevos compradores pagan a la cuenta vinculada del dueño; él nos paga antes del envío. Los pedidos hechos conservan su modo.',
  toDirectNeeds: 'El modo directo necesita una cuenta de cobro vinculada. El dueño aún no tiene.',
  toDirectNeedsSeller: 'El modo directo necesita nombre, dirección y correo del vendedor. El dueño los indica en “Mi tienda”.',
  toPlatform: 'Que paguen a la plataforma',
  toPlatformHint:
    'Los nuevos compradores nos pagan y abonamos las ganancias al dueño. Los pedidos hechos conservan su modo: los abiertos los paga el dueño.',
  reason: 'Motivo, se envía al dueño',
  reasonNeeded: 'Escribe un motivo de al menos 3 letras',
  decisions: 'Decisiones',
  noDecisions: 'Los operadores no han decidido nada sobre esta tienda.',
  kind_held: 'Pausada',
  kind_opened: 'Abierta',
  kind_platform: 'Modo plataforma',
  kind_direct: 'Modo directo',
  done: 'Guardado. El dueño recibirá un correo.',
});
