import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storeView as english } from '../en/store-view.ts';

export const storeView = translationOf<typeof english>()({
  label: 'Vista del propietario',
  viewing: 'Ve {store} como su propietario. No se puede cambiar nada.',
  until: 'Hasta las {time}.',
  end: 'Terminar',
  overTitle: 'La vista ha terminado',
  overLine: 'Se acabó su tiempo, cerró la sesión o ya no tiene el permiso.',
  close: 'Cerrar',
});
