import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { online as english } from '../en/online.ts';

export const online = translationOf<typeof english>()({
  title: 'Usuarios en línea',
  line: 'Sesiones abiertas en todos los dispositivos.',
  onlineCount: '{count} en línea ahora.',
  search: 'Nombre o correo electrónico',
  none: 'Nadie ha iniciado sesión.',
  noneFound: 'Ninguna sesión coincide.',
  person: 'Persona',
  state: 'Estado',
  anyState: 'Todos los estados',
  connected: 'En línea',
  away: 'Ausente',
  tabs: 'Pestañas abiertas',
  device: 'Dispositivo',
  thisDevice: 'Este dispositivo',
  address: 'Red',
  signedInAt: 'Inicio de sesión',
  lastSeenAt: 'Última actividad',
  end: 'Cerrar sesión',
  endTitle: '¿Cerrar la sesión de {name}?',
  endLine:
    'Las pestañas abiertas en ese dispositivo pasan enseguida al inicio de sesión. Se pierde lo que no se haya guardado.',
  ended: 'Sesión cerrada.',
});
