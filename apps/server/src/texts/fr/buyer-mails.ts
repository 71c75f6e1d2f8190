import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/buyer-mails.ts';

export const buyerMails = translationOf<typeof english.buyerMails>()({
  'order-confirmed': {
    subject: 'Votre commande {number} est payée',
    paragraphs: ['Merci, {name}. Nous avons votre commande et la préparons.', 'Livraison prévue : {days}.'],
    action: 'Suivre la commande',
    closing: 'Conservez cet e-mail : le lien donne accès à votre commande.',
  },
  'order-unpaid': {
    subject: 'Votre commande {number} n’est pas encore payée',
    paragraphs: [
      'Bonjour {name}, le paiement de votre commande n’a pas abouti et rien n’a été débité.',
      'Si vous la voulez toujours, vous pouvez la payer jusqu’au {until}, au même prix, dans la limite du stock.',
    ],
    action: 'Aller au paiement',
    closing:
      'Vous avez changé d’avis ? Vous n’avez rien à faire : la commande se fermera automatiquement, et nous ne vous relancerons pas.',
  },
  'order-shipped': {
    subject: 'Votre commande {number} est en route',
    paragraphs: ['Votre colis a été remis à {carrier}. Numéro de suivi : {tracking}.'],
    action: 'Suivre la commande',
    closing: 'Conservez cet e-mail : le lien donne accès à votre commande.',
  },
  'order-tracking-corrected': {
    subject: 'Nouveau numéro de suivi de la commande {number}',
    paragraphs: ['Le numéro de suivi de notre dernier e-mail était erroné. Le bon : {carrier}, {tracking}.'],
    action: 'Suivre la commande',
    closing: 'Toutes nos excuses pour cette erreur.',
  },
  'order-parcel-withdrawn': {
    subject: 'La commande {number} n’est pas encore partie',
    paragraphs: [
      'Nous vous avons annoncé trop tôt le départ d’un colis de votre commande. Il est encore en préparation et nous vous écrirons à son départ.',
    ],
    action: 'Voir la commande',
    closing: 'Toutes nos excuses pour cette erreur.',
  },
  'order-delivered': {
    subject: 'Votre commande {number} est arrivée',
    paragraphs: ['Nous espérons qu’elle vous plaît. Vous avez 30 jours pour la retourner.'],
    action: 'Voir la commande',
    closing: 'Bonne découverte !',
  },
  'review-invitation': {
    subject: 'Que pensez-vous de votre commande {number} ?',
    paragraphs: [
      'Bonjour {name}, votre commande est arrivée. Votre avis aide les autres à choisir, et nous aide à choisir ce que nous vendons.',
      'Une minute suffit, et une photo en dit plus que des mots. Choisissez un produit :',
    ],
    action: 'Donner un avis',
    closing: 'Nous ne le demandons qu’une fois. Une question ? Écrivez à {email}.',
  },
  'review-rejected': {
    subject: 'À propos de votre avis, commande {number}',
    paragraphs: [
      'Bonjour {name}, merci d’avoir pris le temps de donner votre avis sur « {product} ». Nous ne pouvons pas le publier pour cette raison :',
      '{reason}',
    ],
    action: 'Voir la commande',
    closing: 'Si vous pensez qu’il s’agit d’une erreur, écrivez à {email}.',
  },
  'order-cancelled': {
    subject: 'La commande {number} est annulée',
    paragraphs: ['La commande est annulée. Ce qui a été payé est remboursé par le même moyen de paiement.'],
    action: 'Voir la commande',
    closing: 'Une question ? Écrivez à {email}.',
  },
  'order-refunded': {
    subject: 'Nous avons remboursé {amount} sur la commande {number}',
    paragraphs: [
      'Bonjour {name}, nous avons remboursé {amount} sur votre commande {number}, par le moyen de paiement utilisé.',
      'Selon votre banque, cela prend quelques jours.',
    ],
    action: 'Voir la commande',
    closing: 'Une question ? Écrivez à {email}.',
  },
});

export const receipt = translationOf<typeof english.receipt>()({
  subtotal: 'Sous-total',
  discount: 'Remise',
  shipping: 'Livraison',
  free: 'Offerte',
  tax: 'Taxes',
  total: 'Total',
  totalWithTax: 'Total (dont {tax} de taxes)',
  sold: 'Acheté chez {store}. Vendu par {name}, {address}, {email}',
  returnsTo: 'Retours à : {address}',
  order: 'Commande',
  deliverTo: 'Adresse de livraison',
  tracking: 'Suivi',
  returns: 'Retours',
  terms: 'Conditions de vente',
  privacy: 'Confidentialité',
});
