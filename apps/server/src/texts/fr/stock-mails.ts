import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/stock-mails.ts';

export const stockMails = translationOf<typeof english.stockMails>()({
  'stock-alert-placed': {
    subject: 'Nous vous préviendrons du retour de {product}',
    paragraphs: [
      'Vous avez demandé à {store} un seul e-mail quand « {product} » sera de nouveau en vente.',
    ],
    action: 'Annuler et supprimer mon adresse',
    closing:
      'Ce n’était pas vous, ou vous avez changé d’avis ? Le bouton ci-dessus annule. Sinon, vous n’avez rien à faire.',
  },
  'back-in-stock': {
    subject: '{product} est de retour',
    paragraphs: [
      'Vous nous l’aviez demandé : « {product} » est de nouveau en vente chez {store}. Nous ne le réservons pas, et il peut à nouveau être épuisé.',
    ],
    action: 'Voir le produit',
    closing: 'C’est le seul e-mail à ce sujet : votre adresse est déjà supprimée de la liste.',
  },
});
