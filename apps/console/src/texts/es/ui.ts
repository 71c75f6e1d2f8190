import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { client as clientEnglish, ui as uiEnglish } from '../en/ui.ts';

export const ui = translationOf<typeof uiEnglish>()({
  close: 'Cerrar',
  copy: 'Copiar',
  copied: 'Copiado',
  qrCode: 'Código QR',
  savePicture: 'Guardar imagen',
  open: 'Abrir',
  restored: 'Hemos recuperado lo que habías escrito. Aún no está guardado.',
  discardRestored: 'Descartar',
  retry: 'Reintentar',
  loadFailed: 'No se pudo cargar.',
  loading: 'Cargando',
  pageBroke: 'Esta página dejó de funcionar. Volver a cargarla suele bastar.',
  reload: 'Volver a cargar',
  today: 'Hoy, {time}',
  yesterday: 'Ayer, {time}',
  points: '{value} p. p.',
  cancel: 'Cancelar',
  capsLock: 'Bloq Mayús está activado',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
});

export const client = translationOf<typeof clientEnglish>()({
  warning: 'Aviso',
  systemWarning: 'Aviso del sistema',
  someError: 'Ha ocurrido un error',
  systemError: 'Error del sistema',
  error: 'Error',
  unreachable: 'No se puede conectar con el servidor. Revisa la conexión e inténtalo de nuevo.',
  timedOut: 'El servidor tardó demasiado en responder. Inténtalo de nuevo.',
});
