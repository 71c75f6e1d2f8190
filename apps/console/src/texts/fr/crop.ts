import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { crop as english } from '../en/crop.ts';

export const crop = translationOf<typeof english>()({
  title: 'Recadrer l’image',
  hint: 'Déplacez-la avec la souris, un doigt ou les flèches.',
  zoom: 'Zoom',
  use: 'Utiliser cette partie',
});
