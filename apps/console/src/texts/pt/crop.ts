import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { crop as english } from '../en/crop.ts';

export const crop = translationOf<typeof english>()({
  title: 'Recortar a imagem',
  hint: 'Mova com o mouse, um dedo ou as setas.',
  zoom: 'Zoom',
  use: 'Usar esta parte',
});
