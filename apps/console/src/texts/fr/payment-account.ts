import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { paymentAccount as english } from '../en/payment-account.ts';

export const paymentAccount = translationOf<typeof english>()({
  account: 'Compte de paiement',
  accountLine:
    'Où vont vos gains. Vous le reliez chez le prestataire ; nous ne voyons jamais ses données.',
  stateActive: 'Relié',
  stateNone: 'Non relié',
  stateLinking: 'Inachevé',
  stateRefused: 'Refusé',
  since: 'depuis le {date}',
  noneLine:
    'Vous pouvez vendre sans. Vos gains sont conservés et versés dès qu’un compte est relié.',
  noProviderLine:
    'La plateforme n’a pas encore de prestataire de paiement : personne ne peut payer et aucun compte ne peut être relié. En attendant, vous pouvez préparer votre boutique.',
  accountLineDirect:
    'Vos acheteurs paient sur ce compte. Vous le reliez chez le prestataire ; nous ne voyons jamais ses données.',
  directTitle: 'Vos gains sont à vous tout de suite',
  directText:
    'Le paiement arrive sur votre compte dès que l’acheteur paie : ni attente ni versement. Vous réglez ensuite à la plateforme le coût de chaque commande sous 7 jours.',
  noneYet: 'Aucun compte pour l’instant',
  linkNow: 'Relier un compte',
  linkAnother: 'Relier un autre compte',
  goOn: 'Continuer',
  proofTitle: 'Confirmez votre identité',
  proofLink:
    'Vos gains iront sur le compte que vous reliez. Vous le choisissez chez le prestataire.',
  toProvider: 'Aller chez le prestataire',
  proofUnlink: 'Avant de le dissocier, confirmez votre identité.',
  unlink: 'Dissocier',
  unlinkQuestion: 'Dissocier {account} ?',
  unlinkWaits:
    'Les versements s’arrêtent. Vos gains sont conservés jusqu’à ce que vous reliiez un compte.',
  unlinkRefunds:
    'Les acheteurs qui ont payé sur ce compte sont toujours remboursés depuis celui-ci.',
  unlinkMail: 'Nous vous le confirmons par e-mail.',
  unlinkDirect:
    'Vos acheteurs paient sur ce compte. Confiez d’abord l’encaissement à la plateforme (Ma boutique, Vente), puis dissociez-le.',
  unlinkPayout: 'Un versement est en route vers ce compte. Dissociez-le une fois l’argent arrivé.',
  toSelling: 'Changer dans Ma boutique',
  unlinked: 'Compte de paiement dissocié',
  schedule: 'Quand verser',
  scheduleLine:
    'Versements à partir de {amount}. Choisissez quand le disponible part vers votre compte.',
  manual: 'À ma demande',
  daily: 'Chaque jour',
  weekly: 'Chaque lundi',
  monthly: 'Le premier du mois',
  nextAt: 'Prochain : {date}',
  saved: 'Enregistré',
  holdTitle: 'Pourquoi un délai',
  holdLine_one:
    'L’acheteur peut retourner la commande ; le bénéfice est donc disponible {count} jour après la livraison.',
  holdLine_other:
    'L’acheteur peut retourner la commande ; le bénéfice est donc disponible {count} jours après la livraison.',
});
