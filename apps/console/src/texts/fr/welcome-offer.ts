import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { welcomeOffer as english } from '../en/welcome-offer.ts';

export const welcomeOffer = translationOf<typeof english>()({
  offerTitle: 'Offre de bienvenue sur la première commande',
  offerLine:
    'Articles sous {free} offerts ; jusqu’à {to}, {percent} de remise. Déduite au paiement ; une fois par personne, compte de paiement, adresse et carte.',
  offerAction: 'Commander pour moi',
  offerWaiting: 'L’offre de bienvenue ne peut pas être utilisée',
  applies: 'Déduite au paiement. Une carte qui a déjà servi pour l’offre n’y a plus droit.',
  held: 'Un paiement en cours utilise l’offre de bienvenue. Terminez-le ou attendez qu’il expire.',
  over_limit: 'L’offre de bienvenue vaut pour des articles jusqu’à {to}.',
  budget_spent:
    'Les offres de bienvenue de ce mois sont épuisées. Elles reprennent le 1er du mois prochain.',
  linked_account_used:
    'Une autre boutique a déjà utilisé l’offre de bienvenue avec votre compte de paiement.',
  address_used: 'L’offre de bienvenue a déjà été utilisée pour cette adresse.',
  welcomeTitle: 'Bienvenue sur {platform}',
  chatAction: 'La demander dans le chat',
  used: 'Vous avez utilisé l’offre de bienvenue : {given} de remise.',
  notFirst: 'L’offre de bienvenue vaut pour la première commande ; vous avez déjà commandé.',
  offerOff: 'L’offre de bienvenue est suspendue pour le moment.',
  coursesTitle: 'Cours exclusifs pour les réseaux sociaux',
  dismiss: 'Compris',
  welcomeMessage: 'Message de bienvenue',
});
