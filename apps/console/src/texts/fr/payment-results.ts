import { translationOf } from '@vitrine/contract/catalogue.ts';
import type {
  linkFailures as linkFailuresEnglish,
  payResults as payResultsEnglish,
} from '../en/payment-results.ts';

export const payResults = translationOf<typeof payResultsEnglish>()({
  payAgain: 'Réessayer',
  pendingLine: 'Rien n’est débité deux fois. Cette page se met à jour seule.',
  leftEarly: 'Si vous avez quitté trop tôt la page de la banque, reprenez-y le paiement.',
  failedLine: 'Rien n’a été débité. Vous pouvez réessayer.',
  lostTitle: 'Paiement introuvable',
  linkedTitle: 'Votre compte de paiement est relié',
  linkedLine: 'Vos gains sont versés sur {account}.',
  linkedDirectLine: 'Vos acheteurs paient sur {account}.',
  linkFailedTitle: 'Le compte de paiement n’a pas pu être relié',
  backHome: 'Retour à l’accueil',
  toOrders: 'Voir mes commandes',
  linkAgain: 'Relier à nouveau',
  print: 'Imprimer',
  authTitle: 'Le paiement n’a pas été autorisé',
  authWaitTitle: 'Votre banque confirme le paiement',
  goOnPaying: 'Continuer le paiement',
  linkOpenTitle: 'Le prestataire n’a pas encore décidé',
  linkOpenLine:
    'Cette page se met à jour dès sa réponse. Si vous avez quitté la sienne trop tôt, reprenez là-bas.',
  goOnLinking: 'Reprendre la liaison',
  linkKept: 'En attendant, vos gains vont toujours sur {account}.',
});

export const linkFailures = translationOf<typeof linkFailuresEnglish>()({
  refused_by_user: 'Annulé sur la page du prestataire. Recommencez quand vous voulez.',
  refused_by_provider: 'Le prestataire a refusé ce compte. Vérifiez-le ou choisissez-en un autre.',
  permissions_missing:
    'Il manque des autorisations : {missing}. Reliez-le à nouveau et accordez-les toutes.',
  expired: 'La page est restée ouverte trop longtemps. Recommencez.',
  unknown: 'Le prestataire n’a pas donné de raison. Réessayez.',
  permission_payments: 'paiements',
  permission_refunds: 'remboursements',
  permission_disputes: 'litiges',
  permission_reports: 'rapports',
});
