import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { orderDisputes as english } from '../en/order-disputes.ts';

export const orderDisputes = translationOf<typeof english>()({
  openTitle: 'L’acheteur conteste ce paiement.',
  lostTitle: 'Le litige est perdu.',
  held: 'Vos {amount} de cette commande sont retenus.',
  open_platform:
    'Nous répondons à la banque avec la preuve de livraison et vous informons de sa décision, en général sous trois mois. Vous n’avez rien à faire. D’ici là, aucun remboursement n’est possible.',
  open_direct:
    'La banque a repris l’argent sur votre compte chez le prestataire de paiement. Nous répondons avec la preuve de livraison et vous informons de sa décision, en général sous trois mois. D’ici là, aucun remboursement n’est possible.',
  lost_platform:
    'L’acheteur a récupéré l’argent. Votre marge sur cette commande a été reprise ; nous supportons les produits, la livraison et les frais.',
  lost_direct:
    'L’acheteur a récupéré l’argent sur votre compte chez le prestataire de paiement. Ce que vous avez payé pour la commande reste acquis.',
});
