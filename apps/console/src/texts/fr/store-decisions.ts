import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storeDecisions as english } from '../en/store-decisions.ts';

export const storeDecisions = translationOf<typeof english>()({
  held: 'Suspendue par nous',
  byOwner: 'En pause (propriétaire)',
  why: 'Motif donné au propriétaire : {reason}',
  owner: 'Propriétaire',
  resetFactor: 'Réinitialiser la validation en deux étapes',
  resetFactorLine:
    'Seulement si le téléphone et les codes sont perdus, et si vous êtes sûr de qui demande. Tous ses appareils sont déconnectés et un e-mail le prévient.',
  factorReset: 'Validation en deux étapes réinitialisée',
  userSource: 'Source de l’utilisateur',
  pageSource: 'Page d’origine',
  visits: 'Visites et leurs sources',
  noSource: 'Inconnue',
  authType: 'Inscription par',
  auth_password: 'E-mail et mot de passe',
  auth_google: 'Google',
  auth_facebook: 'Facebook',
  account: 'Compte de paiement',
  linked: 'Lié',
  notLinked: 'Non lié',
  openOrders: 'Commandes en cours',
  openOrdersOf: 'Plateforme {platform} · direct {direct}',
  pause: 'Suspendre la boutique',
  pauseHint:
    'Ses pages indiquent : « Cette boutique fait une pause. Vous pouvez regarder, pas acheter. » Les commandes passées continuent. Seuls les opérateurs peuvent la rouvrir.',
  open: 'Rouvrir la boutique',
  openHint: 'Les acheteurs pourront commander aussitôt.',
  toDirect: 'Paiement au propriétaire',
  toDirectHint:
    'Les nouveaux acheteurs paient sur le compte lié du propriétaire, qui nous paie avant l’envoi. Les commandes passées gardent leur mode.',
  toDirectNeeds:
    'Le mode direct exige un compte lié qui accepte les paiements. Le propriétaire n’en a pas encore.',
  toDirectNeedsSeller:
    'Le mode direct exige le nom légal, le contact, l’adresse et l’adresse de retour du vendeur. Le propriétaire les saisit sous « Ma boutique ».',
  toPlatform: 'Paiement à la plateforme',
  toPlatformHint:
    'Les nouveaux acheteurs nous paient et nous créditons les gains. Les commandes passées gardent leur mode : le propriétaire paie celles en cours.',
  reason: 'Motif, envoyé au propriétaire',
  reasonNeeded: 'Saisissez un motif d’au moins 3 caractères',
  decisions: 'Décisions',
  noDecisions: 'Aucune décision des opérateurs sur cette boutique.',
  kind_held: 'Suspendue',
  kind_opened: 'Rouverte',
  kind_platform: 'Mode plateforme',
  kind_direct: 'Mode direct',
  done: 'Enregistré. Le propriétaire reçoit un e-mail.',
});
