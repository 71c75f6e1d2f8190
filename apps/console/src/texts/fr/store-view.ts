import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storeView as english } from '../en/store-view.ts';

export const storeView = translationOf<typeof english>()({
  label: 'Vue du propriétaire',
  viewing: 'Vous voyez {store} comme son propriétaire. Rien ne peut être modifié.',
  until: 'Jusqu’à {time}.',
  end: 'Terminer',
  overTitle: 'La vue est terminée',
  overLine: 'Le temps est écoulé, vous vous êtes déconnecté ou vous n’avez plus ce droit.',
  close: 'Fermer',
});
