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
  relinkLine:
    '{platform} a une nouvelle connexion au prestataire de paiement. Le compte relié auparavant n’y compte pas : reliez-en un à nouveau. Vos gains attendent jusque-là.',
  noneLine:
    'Vous pouvez vendre sans. Vos gains sont conservés et versés dès qu’un compte est relié.',
  noProviderLine:
    'La plateforme n’a pas encore de prestataire de paiement : personne ne peut payer et aucun compte ne peut être relié. En attendant, vous pouvez préparer votre boutique.',
  accountLineDirect:
    'Vos acheteurs paient sur ce compte. Vous le reliez chez le prestataire ; nous ne voyons jamais ses données.',
  directTitle: 'Vos gains sont à vous tout de suite',
  directText:
    'Le paiement arrive sur votre compte dès que l’acheteur paie : ni attente ni versement. Vous réglez ensuite à la plateforme les articles et la livraison de chaque commande sous 7 jours.',
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
  waits: 'En attente de votre compte',
  readyNow: 'Disponible',
  readyOn: 'Disponible le {date}',
  afterDeliveryOn: 'Après la livraison',
  later: 'Plus tard',
  ordersWait_one: '{count} commande',
  ordersWait_other: '{count} commandes',
  missing: 'Ce qui manque',
  missingAccount: 'Un compte pour vos gains',
  missingAccountLine:
    'Reliez un compte ou saisissez vos coordonnées bancaires ci-dessous. D’ici là, vos gains vous attendent.',
  missingChoice: 'Le choix du compte',
  missingChoiceLine: 'Choisissez ci-dessous le compte qui reçoit vos gains.',
  missingRestricted: 'Ce que demande {provider}',
  missingRestrictedLine:
    'Dès que {provider} l’a reçu et accepté, les versements reprennent d’eux-mêmes.',
  missingHold: 'Rien de votre part',
  missingHoldLine:
    'Vos coordonnées bancaires sont nouvelles : le premier versement peut partir le {date}.',
  paysYou: 'Vous paie',
  statusReady: 'Prêt',
  statusNeeded: 'Un point ouvert',
  statusRestricted: 'Restreint',
  stateChecking: 'En cours d’examen',
  need_identity: 'une pièce d’identité',
  need_person: 'vos données personnelles',
  need_business: 'des informations sur votre activité',
  need_bank: 'votre compte bancaire',
  need_email: 'une adresse e-mail confirmée',
  need_terms: 'l’acceptation de ses conditions',
  needMore: 'd’autres informations',
  needsTitle: '{provider} demande : {what}',
  needsLine: 'Quelques minutes sur la page du prestataire. Votre boutique reste ouverte.',
  needsDue:
    'Avant le {date} : ensuite {provider} peut restreindre le compte et les versements s’arrêteraient. Votre boutique reste ouverte.',
  restrictedTitle: '{provider} a restreint ce compte',
  restrictedLine:
    'Rien ne peut y être versé tant que {provider} n’a pas : {what}. Votre boutique reste ouverte et vos gains vous attendent.',
  checkingLine:
    '{provider} examine vos informations. Cela peut prendre quelques jours ; vous n’avez rien à faire.',
  continueAt: 'Continuer chez {provider}',
  linkAt: 'Relier {provider}',
  useIt: 'Verser mes gains ici',
  useQuestion: 'Verser vos gains sur {account} ?',
  used: 'Vos gains vont désormais sur ce compte',
  proofUse: 'Désormais vos gains vont sur ce compte. Ce qui est déjà parti suit son cours.',
  bank: 'Compte bancaire',
  bankNone: 'Non saisi',
  bankLine: 'Nous envoyons vos gains par virement. Vos coordonnées sont chiffrées.',
  bankEnter: 'Saisir mes coordonnées',
  bankChange: 'Modifier',
  bankRemove: 'Supprimer',
  bankRemoveQuestion: 'Supprimer {account} ?',
  bankRemoveLine:
    'Les coordonnées sont effacées. Vos gains vont sur un autre compte si vous en avez un ; sinon, ils vous attendent.',
  bankRemoved: 'Compte bancaire supprimé',
  bankHeld: 'Nouvelles coordonnées : les versements commencent le {date}.',
  bankSafety:
    'Les versements vers de nouvelles coordonnées attendent {days} jours, et nous vous écrivons : le temps de réagir si ce n’était pas vous.',
  bankSaved: 'Coordonnées enregistrées',
  bankSave: 'Enregistrer',
  holder: 'Nom légal du titulaire',
  holderAddress: 'Adresse légale',
  bankCountry: 'Pays de la banque',
  iban: 'IBAN',
  bic: 'BIC (facultatif)',
  accountNumber: 'Numéro de compte',
  bankCode: 'Code de la banque',
  bankCodeHint: 'Routing number, sort code, BSB ou celui de votre banque',
  onlyPaidOut:
    'Ce compte ne reçoit que vos gains : les acheteurs ne peuvent pas y payer. Pour être payé directement, reliez ici un compte qui accepte les paiements.',
  linkForPayments: 'Relier un compte d’encaissement',
  stateForPayments: 'Compte pour les paiements des acheteurs',
  buttonMissing:
    'Vos acheteurs ne voient pas le bouton {provider}, car aucun compte {provider} avec toutes les autorisations n’est relié.',
  buttonRestricted:
    'Vos acheteurs ne voient pas le bouton {provider} tant que ce compte est restreint.',
});
