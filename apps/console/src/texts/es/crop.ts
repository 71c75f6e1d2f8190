import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { crop as english } from '../en/crop.ts';

export const crop = translationOf<typeof english>()({
  title: 'Recortar la imagen',
  hint: 'Muévela con el ratón, un dedo o las flechas.',
  zoom: 'Zoom',
  use: 'Usar esta parte',
});
