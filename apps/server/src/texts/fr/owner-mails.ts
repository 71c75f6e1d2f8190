import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/owner-mails.ts';

export const ownerMails = translationOf<typeof english.ownerMails>()({
  'buyer-message': {
    subject: 'Une question de {name} à propos de {store}',
    paragraphs: [
      '{name} ({email}) vous a écrit par le formulaire de contact de {store} :',
      '{text}',
    ],
    action: 'Répondre',
    closing: 'Répondez à {email} : une réponse à cet e-mail n’atteint pas l’acheteur.',
  },
  'order-for-owner': {
    subject: 'Nouvelle commande {number} : vous gagnez {profit}',
    paragraphs: ['{product} a été acheté dans {store}. Votre gain : {profit}.'],
    sentence: '{goods}, {total}.',
    action: 'Voir la commande',
    closing: 'Ce message vous parvient à chaque nouvelle commande.',
  },
  'seller-reminder': {
    subject: 'La commande {number} attend votre paiement',
    paragraphs: [
      'L’acheteur vous a payé. Payez {cost} avant le {due} et nous expédions. Ensuite, la commande est annulée et l’acheteur remboursé.',
    ],
    action: 'Payer maintenant',
    closing: 'Vous pouvez payer plusieurs commandes à la fois.',
  },
  'store-paused': {
    subject: '{store} est en pause',
    paragraphs: [
      'Trois commandes de {store} ont été annulées, faute de paiement sous sept jours. Les acheteurs ont été remboursés.',
      'Pour ne plus décevoir d’acheteurs, la boutique ne prend plus de commandes pour l’instant. Vous pouvez la rouvrir à tout moment.',
    ],
    action: 'Rouvrir ma boutique',
    closing: 'Payez les commandes sous sept jours et la boutique reste ouverte.',
  },
  'seller-needed': {
    subject: 'Personne ne peut commander chez {store} sans vos coordonnées',
    paragraphs: [
      'Les acheteurs de {store} vous paient directement : ils doivent savoir qui leur vend, avec votre nom légal, un contact, votre adresse et l’adresse de retour.',
      'Tant qu’elles manquent, la boutique reste visible mais ne prend pas de commandes. Celles déjà passées ne changent pas.',
    ],
    action: 'Saisir les coordonnées',
    closing: 'Deux minutes suffisent, et la boutique vend de nouveau dès l’enregistrement.',
  },
  'refund-for-owner': {
    subject: 'Nous vous avons remboursé {amount} sur la commande {number}',
    paragraphs: [
      'Nous vous avons remboursé {amount} de ce que vous avez payé pour la commande {number} de {store}, par le même moyen.',
    ],
    action: 'Voir la commande',
    closing: 'Une question ? Répondez à cet e-mail.',
  },
  'refund-granted': {
    subject: 'Remboursement effectué pour la commande {number}',
    paragraphs: [
      'Vous avez demandé le remboursement de la commande {number} de {store}. Nous avons rendu {amount} à l’acheteur, par le moyen de paiement utilisé.',
    ],
    action: 'Voir la commande',
    closing: 'Une question ? Répondez à cet e-mail.',
  },
  'refund-declined': {
    subject: 'Votre demande de remboursement, commande {number}',
    paragraphs: [
      'Vous avez demandé le remboursement de la commande {number} de {store}. Nous ne pouvons pas l’accorder, pour ce motif :',
      '{reason}',
    ],
    sentence: 'Nous ne pouvons pas l’accorder : {reason}',
    action: 'Voir la commande',
    closing: 'Une question ? Répondez à cet e-mail.',
  },
  'return-asked': {
    subject: 'Demande d’un acheteur pour la commande {number}',
    paragraphs: [
      'Un acheteur de {store} demande un retour, un remboursement ou l’annulation de la commande {number}. Vous avez reçu le paiement : c’est votre réponse qu’il attend.',
    ],
    action: 'Répondre',
    closing: 'Acceptez le retour, remboursez, ou refusez en donnant un motif que l’acheteur lira.',
  },
  'payout-paid': {
    subject: 'Votre versement de {amount} est arrivé',
    paragraphs: ['{amount} de vos gains de {store} ont été versés sur {account}.'],
    action: 'Voir mes revenus',
    closing: 'Vous pouvez y télécharger un relevé de vos gains.',
  },
  'payout-failed': {
    subject: 'Votre versement de {amount} a échoué',
    paragraphs: [
      'Nous n’avons pas pu verser {amount} de vos gains de {store} sur {account}. Le montant est de retour dans votre solde. {reason}',
    ],
    action: 'Vérifier mon compte de paiement',
    closing: 'Une fois le compte en ordre, demandez à nouveau le versement.',
  },
  'dispute-opened': {
    subject: 'Le paiement de la commande {number} est contesté',
    paragraphs: [
      'L’acheteur de la commande {number} de {store} conteste le paiement de {amount}. Jusqu’à la décision de la banque, vos gains sur cette commande sont bloqués et elle ne peut pas être remboursée.',
    ],
    action: 'Voir la commande',
    closing:
      'La plateforme répond à la banque. Répondez à cet e-mail si vous savez quelque chose d’utile, par exemple vos échanges avec l’acheteur.',
  },
  'dispute-due': {
    subject: 'Preuves pour la commande {number} attendues le {day}',
    paragraphs: [
      'L’acheteur de la commande {number} de {store} conteste le paiement de {amount}, et la banque accepte une réponse jusqu’au {day}. Aucune n’a encore été envoyée.',
    ],
    action: 'Voir la commande',
    closing:
      'Sans réponse, le litige est perdu. Envoyez-nous ce que vous avez, ou répondez dans le tableau de bord de votre compte de paiement.',
  },
  'dispute-won': {
    subject: 'Le litige sur la commande {number} est gagné',
    paragraphs: [
      'La banque a tranché en votre faveur : le paiement de {amount} pour la commande {number} de {store} est maintenu, et vos gains ne sont plus bloqués.',
    ],
    action: 'Voir la commande',
    closing: 'Vous n’avez rien à faire.',
  },
  'dispute-lost': {
    subject: 'Le litige sur la commande {number} est perdu',
    paragraphs: [
      'La banque a tranché en faveur de l’acheteur : le paiement de {amount} pour la commande {number} de {store} a été repris, et cette commande ne vous rapporte rien.',
    ],
    action: 'Voir mes revenus',
    closing: 'Si votre solde est négatif, vos prochains gains le compenseront.',
  },
  'dispute-appealed': {
    subject: 'Le litige sur la commande {number} est réexaminé',
    paragraphs: [
      'La décision sur le paiement de {amount} pour la commande {number} de {store} fait l’objet d’un appel. Jusqu’à la nouvelle décision de la banque, vos gains sur cette commande sont bloqués et elle ne peut pas être remboursée.',
    ],
    action: 'Voir la commande',
    closing: 'Nous vous écrirons dès que le résultat sera connu.',
  },
  'dispute-closed': {
    subject: 'Le litige sur la commande {number} est clos',
    paragraphs: [
      'Le litige sur le paiement de {amount} pour la commande {number} de {store} a pris fin sans décision : le paiement est maintenu, et vos gains ne sont plus bloqués.',
    ],
    action: 'Voir la commande',
    closing: 'Vous n’avez rien à faire.',
  },
  'reviews-published': {
    subject: '{store} a de nouveaux avis',
    paragraphs: [
      'Avis que les acheteurs peuvent lire désormais : {count}. Vous pouvez répondre à chacun.',
    ],
    action: 'Lire les avis',
    closing: 'Les acheteurs voient votre réponse sous l’avis.',
  },
  'prices-raised': {
    subject: 'Certains de vos prix ont été relevés',
    paragraphs: [
      'Les prix de la plateforme ou les taux de change ont bougé, et ces produits de {store} vous auraient fait perdre de l’argent : {products}.',
      'Nous les avons relevés au prix le plus bas auquel vous ne perdez rien. Les commandes déjà passées gardent leur prix.',
    ],
    action: 'Vérifier mes prix',
    closing:
      'Vous préférez masquer ces produits ? Vous pouvez le choisir dans les réglages de la boutique.',
  },
  'products-hidden': {
    subject: 'Certains de vos produits sont masqués',
    paragraphs: [
      'Les prix de la plateforme ou les taux de change ont bougé, et ces produits de {store} vous auraient fait perdre de l’argent : {products}.',
      'Comme vous l’avez choisi, ils sont masqués jusqu’à ce que leur prix suffise de nouveau.',
    ],
    action: 'Fixer de nouveaux prix',
    closing:
      'Vous préférez que ces prix soient relevés ? Vous pouvez le choisir dans les réglages de la boutique.',
  },
  'store-held': {
    subject: 'Nous avons mis {store} en pause',
    paragraphs: [
      'Nous avons mis {store} en pause. Le motif : {reason}',
      'Votre boutique indique qu’elle est fermée et personne ne peut commander. Les commandes passées suivent leur cours.',
    ],
    action: 'Ma boutique',
    closing:
      'Nous la rouvrirons dès que ce sera réglé. Répondez à cet e-mail si vous avez des questions.',
  },
  'store-opened': {
    subject: '{store} est de nouveau ouverte',
    paragraphs: [
      'Nous avons rouvert {store} ; les acheteurs peuvent commander. Notre note : {reason}',
    ],
    action: 'Ma boutique',
    closing: 'Merci de votre patience.',
  },
  'settlement-platform': {
    subject: 'Les acheteurs de {store} paient désormais la plateforme',
    paragraphs: [
      'Désormais, la plateforme encaisse les paiements de {store} et crédite vos gains. Le motif : {reason}',
      'Les commandes antérieures sont réglées comme elles ont commencé : vous payez encore celles qui sont ouvertes.',
    ],
    action: 'Ma boutique',
    closing: 'Tout se trouve dans les réglages de votre boutique.',
  },
  'settlement-direct': {
    subject: 'Les acheteurs de {store} vous paient désormais directement',
    paragraphs: [
      'Désormais, les acheteurs de {store} paient sur votre compte lié. Vous nous payez le prix plateforme sous sept jours et nous expédions. Le motif : {reason}',
      'Les commandes antérieures sont réglées comme elles ont commencé : la plateforme crédite leurs gains.',
    ],
    action: 'Ma boutique',
    closing:
      'Vérifiez le nom, l’adresse et le contact du vendeur dans les réglages de votre boutique.',
  },
});
