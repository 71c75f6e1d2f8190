import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/operator-mails.ts';

export const operatorMails = translationOf<typeof english.operatorMails>()({
  'refunds-asked': {
    subject: 'Demandes de remboursement sans réponse : {count}',
    paragraphs: [
      'Des vendeurs ont demandé le remboursement de ces commandes. Chacune attend votre réponse : rendez l’argent ou refusez en donnant un motif.',
    ],
    action: 'Voir les demandes',
    closing: 'Cet e-mail arrive une fois par heure au plus, et seulement s’il y a du nouveau.',
  },
  'refunds-found': {
    subject: 'Remboursements faits chez le prestataire de paiement : {count}',
    paragraphs: [
      'Quelqu’un a remboursé ces commandes dans les pages du prestataire, ou n’y a encaissé qu’une partie du paiement. Nos comptes tiennent compte du remboursement. Rien d’autre n’a changé : décidez pour chaque commande si ses articles partent encore.',
      'Montants remboursés :',
    ],
    action: 'Voir les commandes',
    closing: 'Cet e-mail arrive une fois par heure au plus, et seulement s’il y a du nouveau.',
  },
  'returns-asked': {
    subject: 'Demandes d’acheteurs sans réponse : {count}',
    paragraphs: [
      'Des acheteurs demandent un retour, un remboursement ou l’annulation de ces commandes, vendues par la plateforme. Chacune attend votre réponse.',
    ],
    action: 'Voir les demandes',
    closing: 'Cet e-mail arrive une fois par heure au plus, et seulement s’il y a du nouveau.',
  },
  'disputes-open': {
    subject: 'Litiges en attente de réponse : {count}',
    paragraphs: [
      'Des acheteurs contestent le paiement de ces commandes. La banque tranche d’après les preuves que vous envoyez avant la date indiquée ; sans réponse, le litige est perdu.',
    ],
    action: 'Voir les litiges',
    closing: 'Cet e-mail arrive à l’ouverture d’un litige, puis trois jours avant l’échéance.',
  },
  'disputes-decided': {
    subject: 'Litiges terminés ou en appel : {count}',
    paragraphs: [
      'Du nouveau sur ces litiges. Gagné : l’argent revient. Perdu : l’acheteur le garde, et les frais restent dus. Clos : il a pris fin sans décision. En appel : la banque le réexamine.',
    ],
    action: 'Voir les litiges',
    closing: 'Cet e-mail arrive une fois par heure au plus, et seulement s’il y a du nouveau.',
  },
  'books-differ': {
    subject: 'Nos comptes et ceux d’un prestataire diffèrent : {count}',
    paragraphs: [
      'Ce que dit un prestataire de paiement ne concorde pas avec nos comptes. Examinez chaque écart : il peut manquer de l’argent d’un côté.',
      'Écarts par prestataire :',
    ],
    action: 'Voir les écarts',
    closing:
      'Cet e-mail arrive une fois par heure au plus, et seulement si un nouvel écart a été trouvé.',
  },
  'payouts-waiting': {
    subject: 'Versements en attente de votre solde : {count}',
    paragraphs: [
      'Des versements ont été refusés, car le solde de la plateforme chez un prestataire de paiement est insuffisant. Ils attendent, et personne ne perd ses gains.',
      'Ce qu’il leur faut, par prestataire :',
    ],
    action: 'Voir les versements',
    closing:
      'Approvisionnez le solde. Ils sont renvoyés toutes les heures, et aussitôt quand vous lancez les versements.',
  },
  'stores-unpaid': {
    subject: 'Boutiques qui ne peuvent pas être payées : {count}',
    paragraphs: [
      'Les comptes de paiement de ces boutiques ont été restreints ou fermés, ou un versement a échoué. Leurs propriétaires savent quoi faire ; leurs gains attendent.',
      'Si un propriétaire ne réagit pas, écrivez-lui depuis la page de la boutique ou proposez-lui un compte bancaire.',
    ],
    action: 'Voir les versements',
    closing: 'Cet e-mail arrive une fois par heure au plus, et seulement s’il y a du nouveau.',
  },
  'stock-low': {
    subject: 'Variantes en stock faible : {count}',
    paragraphs: [
      'Il reste moins d’unités disponibles de ces variantes que leur seuil. Les unités réservées ne comptent pas.',
      'Les variantes et les unités restantes :',
    ],
    action: 'Voir le stock',
    closing:
      'Vous recevez cet e-mail une fois par variante jusqu’à ce qu’elle repasse au-dessus de son seuil, et au plus une fois par heure.',
  },
  'rates-old': {
    subject: 'Taux de change périmés : {count}',
    paragraphs: [
      'Ces taux de change sont trop anciens pour débiter des acheteurs. En attendant de nouveaux taux, les acheteurs qui voient ces devises sont débités dans la devise de la boutique.',
      'Les taux et leur dernière confirmation :',
    ],
    action: 'Voir les taux de change',
    closing: 'Cet e-mail arrive une fois pour chaque nouveau cas, et une fois par heure au plus.',
  },
  'rates-failed': {
    subject: 'Les taux de change n’ont pas pu être récupérés',
    paragraphs: [
      'La source des taux de change échoue à chaque essai depuis {hours} heures. Les derniers taux restent utilisés jusqu’à leur péremption.',
      'Vous pouvez saisir les taux à la main ou les importer d’un fichier.',
    ],
    action: 'Voir les taux de change',
    closing: 'Cet e-mail arrive une fois pour chaque nouveau cas, et une fois par heure au plus.',
  },
  'payment-keys-changed': {
    subject: 'Les clés de {provider} ont été modifiées',
    paragraphs: [
      '{by} a saisi de nouvelles clés pour le prestataire de paiement {provider}. Les paiements les utilisent désormais.',
    ],
    action: 'Voir les prestataires',
    closing:
      'Si vous ne vous y attendiez pas, connectez-vous, vérifiez le compte chez le prestataire et changez ses clés.',
  },
  'payment-keys-removed': {
    subject: 'Les clés de {provider} ont été supprimées',
    paragraphs: [
      '{by} a supprimé les clés du prestataire de paiement {provider}. Il n’accepte plus de nouveaux paiements, et ceux en cours restent indécis.',
    ],
    action: 'Voir les prestataires',
    closing: 'Si vous ne vous y attendiez pas, connectez-vous et saisissez les clés à nouveau.',
  },
  'payments-live': {
    subject: 'La plateforme encaisse désormais de l’argent réel',
    paragraphs: [
      '{by} a fait passer la plateforme des tests à l’argent réel. Les paiements utilisent désormais les clés réelles, et les propriétaires relient leurs comptes à nouveau.',
    ],
    action: 'Voir les prestataires',
    closing: 'Si vous ne vous y attendiez pas, connectez-vous et revenez au mode test.',
  },
  'payments-test': {
    subject: 'La plateforme n’accepte plus que des tests',
    paragraphs: [
      '{by} a fait passer la plateforme de l’argent réel au mode test. Les acheteurs ne peuvent plus payer en argent réel.',
    ],
    action: 'Voir les prestataires',
    closing: 'Si vous ne vous y attendiez pas, connectez-vous et repassez en réel.',
  },
  'purchase-units-missing': {
    subject: 'Unités que les fournisseurs ne peuvent pas livrer : {count}',
    paragraphs: [
      'Des fournisseurs signalent ces unités de commandes payées en rupture. Commandez-les ailleurs, attendez-les ou remboursez les acheteurs.',
      'Bon de commande, produit et unités :',
    ],
    action: 'Voir les bons de commande',
    closing:
      'Vous recevez cet e-mail une fois par heure au plus, et seulement s’il y a un nouveau signalement.',
  },
  'supplier-updates-waiting': {
    subject: 'Mises à jour de fournisseurs en attente : {count}',
    paragraphs: [
      'Des fournisseurs ont envoyé de nouveaux stocks ou coûts. Vérifiez ce qui changerait, puis appliquez ou refusez.',
    ],
    action: 'Voir les mises à jour',
    closing:
      'Vous recevez cet e-mail une fois par heure au plus, et seulement s’il y a une nouvelle mise à jour.',
  },
  'test-email': {
    subject: 'E-mail de test {platform}',
    paragraphs: [
      'Un opérateur a demandé cet e-mail depuis la page d’accueil de la plateforme. Si vous le lisez, la plateforme peut envoyer des e-mails.',
    ],
    action: 'Ouvrir la page d’accueil',
    closing: 'Si vous n’êtes pas à l’origine de cette demande, prévenez votre équipe.',
  },
});
