import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { statusPages as english } from '../en/status-pages.ts';

export const statusPages = translationOf<typeof english>()({
  login: 'Iniciar sesión',
  register: 'Abrir una tienda',
  authorize: 'Iniciando sesión',
  verificationFailed: 'La verificación falló. Inicia sesión de nuevo.',
  languageSwitched: '¡Idioma cambiado!',
  loggedOut: '¡Sesión cerrada!',
  noAccessTitle: 'No tienes acceso a esta página',
  noAccessLine:
    'Tu cuenta no tiene ese permiso. Si lo necesitas, pídelo a quien gestiona los roles.',
  notFoundTitle: 'Página no encontrada',
  notFoundLine: 'La dirección puede ser antigua o estar mal escrita.',
  backHome: 'Ir al inicio',
  startFailed: 'No se pudieron cargar tus páginas.',
  redirectLoop: 'Esta dirección no deja de redirigir y la hemos detenido.',
});
