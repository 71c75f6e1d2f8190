import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payout-settings.ts';

export const payoutSettings = translationOf<typeof english.payoutSettings>()({
  title: 'Règles de versement',
  line: 'Quand les gains peuvent être versés, et ce que reçoit un nouveau propriétaire.',
  payouts: 'Versements',
  change: 'Modifier',
  saved: 'Enregistré',
  holdDays: 'Rétention après la livraison',
  holdDaysHint:
    'En jours. Les gains peuvent être versés une fois ce délai passé après la livraison. S’applique aux commandes livrées à partir de maintenant.',
  days_one: '{count} jour',
  days_other: '{count} jours',
  minimum: 'Versement minimal',
  minimumHint:
    'Un montant inférieur attend la fois suivante. Converti pour les boutiques dans d’autres monnaies.',
  welcome: 'Offre de bienvenue',
  welcomeHint: 'La remise sur le premier paiement d’un propriétaire.',
  on: 'Activée',
  off: 'Désactivée',
  isOn: 'L’offre est activée',
  budget: 'Budget par mois',
  budgetHint: 'Une fois épuisé, l’offre s’arrête jusqu’au 1er.',
  chat: 'Lien de discussion',
  chatHint: 'Adresse https d’un groupe ou d’une personne, affichée dans le message de bienvenue.',
  none: 'Aucun',
  given: 'Accordé ce mois-ci',
  claims_one: '{count} propriétaire',
  claims_other: '{count} propriétaires',
  transfersOff: 'Désactivés',
  transfersOn: 'Activés',
  noPayer: 'Aucun compte pour les fichiers SEPA',
  schedule: 'Calendrier',
  scheduleHint:
    'Chaque propriétaire le choisit : quotidien, hebdomadaire, mensuel ou à la demande. Lancez ceux de tous sur la page des versements.',
  toPayouts: 'Versements',
  rails: 'Voies de paiement',
  toProviders: 'Prestataires de paiement',
  railsHint:
    'Stripe et PayPal paient les propriétaires qui y ont relié un compte, dès que leurs clés sont saisies.',
});
