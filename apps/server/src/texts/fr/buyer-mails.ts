import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/buyer-mails.ts';

export const buyerMails = translationOf<typeof english.buyerMails>()({
  'order-confirmed': {
    subject: 'Votre commande {number} est payée',
    paragraphs: [
      'Merci, {name}. Nous avons votre commande et la préparons.',
      'Livraison prévue : {days}.',
    ],
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
    paragraphs: [
      'Le numéro de suivi de notre dernier e-mail était erroné. Le bon : {carrier}, {tracking}.',
    ],
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
  'parcel-lost': {
    subject: 'Le colis de votre commande {number} est perdu',
    paragraphs: [
      'Bonjour {name}, {carrier} ne retrouve pas votre colis {tracking}. Nous en sommes désolés.',
      'Nous allons renvoyer ces articles ou vous rembourser, et vous écrirons dès que c’est décidé.',
    ],
    action: 'Voir la commande',
    closing: 'Vous n’avez rien à faire. Des questions ? Écrivez à {email}.',
  },
  'parcel-refused': {
    subject: 'Le colis de votre commande {number} n’a pas été accepté',
    paragraphs: [
      'Bonjour {name}, {carrier} indique que le colis {tracking} n’a pas été accepté ; il nous revient.',
      'À son arrivée, nous renverrons ces articles ou vous rembourserons, et vous écrirons. Pour un colis refusé, le prix des articles et les frais de livraison standard sont remboursés, comme pour un retour.',
    ],
    action: 'Voir la commande',
    closing: 'C’était une erreur ? Écrivez à {email}.',
  },
  'parcel-returned': {
    subject: 'Le colis de votre commande {number} nous revient',
    paragraphs: [
      'Bonjour {name}, {carrier} n’a pas pu livrer le colis {tracking} et nous le renvoie.',
      'Nous allons renvoyer ces articles ou vous rembourser, et vous écrirons dès que c’est décidé.',
    ],
    action: 'Voir la commande',
    closing:
      'Votre adresse est-elle exacte ? Elle figure sur la page de votre commande. Pour la corriger, écrivez à {email}.',
  },
  'parcel-found': {
    subject: 'Le colis de votre commande {number} est retrouvé',
    paragraphs: [
      'Bonjour {name}, bonne nouvelle : le colis {tracking} est retrouvé et en route avec {carrier}.',
    ],
    action: 'Suivre la commande',
    closing: 'Veuillez nous excuser pour ce désagrément. Des questions ? Écrivez à {email}.',
  },
  'parcel-resent': {
    subject: 'Nous renvoyons les articles de votre commande {number}',
    paragraphs: [
      'Bonjour {name}, le colis {tracking} ne vous est pas parvenu ; nous renvoyons donc ces articles, sans frais pour vous.',
      'Vous recevrez un autre e-mail avec le nouveau numéro de suivi lors de l’expédition.',
    ],
    action: 'Voir la commande',
    closing: 'Veuillez nous excuser pour ce retard. Des questions ? Écrivez à {email}.',
  },
  'order-delivered': {
    subject: 'Votre commande {number} est arrivée',
    paragraphs: [
      'Nous espérons qu’elle vous plaît. Vous avez {returnDays} jours pour la retourner : faites la demande sur la page de votre commande.',
    ],
    action: 'Voir la commande',
    closing: 'Bonne découverte !',
  },
  'review-invitation': {
    subject: 'Que pensez-vous de votre commande {number} ?',
    paragraphs: [
      'Bonjour {name}, votre commande est arrivée. Votre avis aide les autres à choisir, et nous aide à choisir ce que nous vendons.',
      'Une minute suffit, et une photo en dit plus que des mots. Vos achats figurent ci-dessous.',
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
  'return-requested': {
    subject: 'Nous avons reçu votre demande pour la commande {number}',
    paragraphs: [
      'Bonjour {name}, vous avez demandé un retour ou un remboursement pour la commande {number}. Nous la lisons et répondons par e-mail, en général sous deux jours ouvrés.',
      'Votre demande concerne :',
    ],
    action: 'Voir la demande',
    closing:
      'Vous pouvez retirer la demande sur la page de votre commande tant qu’elle n’a pas reçu de réponse. Une question ? Écrivez à {email}.',
  },
  'cancellation-requested': {
    subject: 'Nous avons reçu l’annulation de la commande {number}',
    paragraphs: [
      'Bonjour {name}, vous nous avez demandé d’annuler la commande {number}, en tout ou en partie. Si elle n’est pas encore partie, nous vous remboursons ; nous répondons par e-mail.',
      'Votre demande concerne :',
    ],
    action: 'Voir la demande',
    closing:
      'Vous pouvez retirer la demande sur la page de votre commande tant qu’elle n’a pas reçu de réponse. Une question ? Écrivez à {email}.',
  },
  'return-approved': {
    subject: 'Votre retour de la commande {number} est accepté',
    paragraphs: [
      'Bonjour {name}, merci de renvoyer ces articles avant le {until}, bien emballés, à cette adresse : {address}',
      'Les frais de retour sont à votre charge.',
      'Nous vous remboursons {value} dès que le colis est arrivé et vérifié.',
      'Inscrivez le numéro de commande {number} sur le colis. Une fois l’envoi fait, indiquez-le sur la page de votre commande, avec le numéro de suivi si vous en avez un.',
    ],
    action: 'C’est envoyé',
    closing: 'Une question ? Écrivez à {email}.',
  },
  'return-approved-seller': {
    subject: 'Votre retour de la commande {number} est accepté',
    paragraphs: [
      'Bonjour {name}, merci de renvoyer ces articles avant le {until}, bien emballés, à cette adresse : {address}',
      'Nous prenons en charge le retour : payez l’envoi au guichet et envoyez une photo du reçu à {email}. Nous vous virons le montant.',
      'Nous vous remboursons {value} dès que le colis est arrivé et vérifié.',
      'Inscrivez le numéro de commande {number} sur le colis. Une fois l’envoi fait, indiquez-le sur la page de votre commande, avec le numéro de suivi si vous en avez un.',
    ],
    action: 'C’est envoyé',
    closing: 'Une question ? Écrivez à {email}.',
  },
  'return-approved-label': {
    subject: 'Votre retour de la commande {number} est accepté',
    paragraphs: [
      'Bonjour {name}, merci de renvoyer ces articles avant le {until}, bien emballés, à cette adresse : {address}',
      'Nous vous remboursons {value} dès que le colis est arrivé et vérifié.',
      'L’envoi est payé. Imprimez cette étiquette et collez-la sur le colis : {label}',
      'Une fois l’envoi fait, indiquez-le sur la page de votre commande, avec le numéro de suivi si vous en avez un.',
    ],
    action: 'C’est envoyé',
    closing: 'Une question ? Écrivez à {email}.',
  },
  'return-sent': {
    subject: 'Votre retour de la commande {number} est en route',
    paragraphs: [
      'Merci {name}. Nous avons noté que vous avez renvoyé ces articles, et nous vous écrirons à leur arrivée.',
    ],
    action: 'Voir le retour',
    closing: 'Gardez la preuve d’envoi jusqu’au remboursement. Une question ? Écrivez à {email}.',
  },
  'return-received': {
    subject: 'Votre retour de la commande {number} est arrivé',
    paragraphs: [
      'Bonjour {name}, votre colis est arrivé. Nous vérifions ces articles et vous les remboursons.',
    ],
    action: 'Voir le retour',
    closing: 'Nous vous écrirons dès que l’argent est en route. Une question ? Écrivez à {email}.',
  },
  'return-replacing': {
    subject: 'Nous remplaçons des articles de votre commande {number}',
    paragraphs: [
      'Bonjour {name}, nous avons vérifié ce que vous avez renvoyé et vous envoyons les mêmes articles, sans frais pour vous.',
      'Vous recevrez un autre e-mail avec le numéro de suivi lors de l’expédition.',
    ],
    action: 'Voir le retour',
    closing: 'Vous préférez être remboursé ? Écrivez à {email} avant l’expédition.',
  },
  'return-replaced': {
    subject: 'Le remplacement pour la commande {number} est en route',
    paragraphs: [
      'Bonjour {name}, votre remplacement est confié à {carrier}. Numéro de suivi : {tracking}.',
    ],
    action: 'Voir le retour',
    closing: 'Des questions ? Écrivez à {email}.',
  },
  'return-refused': {
    subject: 'Votre demande pour la commande {number}',
    paragraphs: [
      'Bonjour {name}, nous ne pouvons pas accepter votre demande pour la commande {number}, pour ce motif :',
      '{reason}',
    ],
    action: 'Voir la demande',
    closing: 'Si vous n’êtes pas d’accord, écrivez à {email}.',
  },
  'return-overtaken': {
    subject: 'La commande {number} était déjà partie',
    paragraphs: [
      'Bonjour {name}, vous nous aviez demandé d’annuler ces articles. Ils sont partis avant notre réponse et ne peuvent plus être annulés.',
      'Quand ils seront arrivés, vous pourrez les retourner depuis la page de votre commande.',
    ],
    action: 'Voir la commande',
    closing: 'Une question ? Écrivez à {email}.',
  },
  'return-withdrawn': {
    subject: 'Vous avez retiré votre demande pour la commande {number}',
    paragraphs: [
      'Bonjour {name}, vous avez retiré votre demande pour ces articles. Il n’y a rien d’autre à faire.',
    ],
    action: 'Voir la commande',
    closing:
      'Vous changez encore d’avis ? Tant que le délai court, vous pouvez envoyer une autre demande depuis la page de votre commande.',
  },
  'return-expired': {
    subject: 'Le délai de votre retour de la commande {number} est passé',
    paragraphs: [
      'Bonjour {name}, votre retour était accepté, mais nous n’avons pas su que ces articles avaient été envoyés à temps. Le retour est clos.',
    ],
    action: 'Voir la commande',
    closing: 'Vous les avez envoyés ? Écrivez à {email} avec le numéro de suivi.',
  },
  'order-link': {
    subject: 'Votre commande {number}',
    paragraphs: ['Bonjour {name}, voici le lien vers votre commande {number}.'],
    action: 'Voir la commande',
    closing:
      'Vous ne l’avez pas demandé ? Quelqu’un connaît alors votre adresse et le numéro de votre commande ; sans cet e-mail, il ne peut pas l’ouvrir.',
  },
  'order-email-confirm': {
    subject: 'Confirmez cette adresse pour la commande {number}',
    paragraphs: [
      'La personne qui a passé la commande {number} chez {store} a indiqué cette adresse e-mail. Confirmez-la pour recevoir ici tout ce qui concerne la commande.',
      'Le lien fonctionne pendant 24 heures.',
    ],
    action: 'Confirmer l’adresse',
    closing: 'Ce n’est pas vous ? Ignorez cet e-mail : rien ne change.',
  },
  'order-email-changed': {
    subject: 'La commande {number} a une nouvelle adresse e-mail',
    paragraphs: [
      'L’adresse e-mail de la commande {number} chez {store} a été remplacée par {newEmail} et confirmée depuis celle-ci. Désormais, nous écrivons à cette adresse, et le lien de nos e-mails précédents n’ouvre plus la commande.',
    ],
    action: 'Nous contacter',
    closing: 'Ce n’était pas vous ? Écrivez-nous tout de suite.',
  },
  'order-address-changed': {
    subject: 'La commande {number} part à une autre adresse',
    paragraphs: [
      'Bonjour {name}, nous avons modifié l’adresse de livraison de votre commande {number}. Ce que vous avez payé ne change pas.',
      'Les adresses sont abrégées ici ; la page de votre commande affiche la nouvelle en entier.',
    ],
    action: 'Voir la commande',
    closing:
      'Ce n’est pas ce que vous vouliez ? Écrivez tout de suite à {email}, avant le départ du colis.',
  },
  'order-cancelled': {
    subject: 'La commande {number} est annulée',
    paragraphs: [
      'La commande est annulée. Ce qui a été payé est remboursé par le même moyen de paiement.',
    ],
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
  refunded: 'Remboursé',
  left: 'Reste après remboursement',
  sold: 'Acheté chez {store}. Vendu par {name}, {address}, {email}',
  returnsTo: 'Retours à : {address}',
  order: 'Commande',
  deliverTo: 'Adresse de livraison',
  formerAddress: 'Adresse jusqu’ici',
  newAddress: 'Nouvelle adresse',
  tracking: 'Suivi',
  duties: 'Droits de douane',
  dutiesPaid: 'Nous les payons ({country}) : rien n’est dû à la livraison.',
  dutiesDue: 'Pour {country}, le transporteur peut vous les demander.',
  returns: 'Retours',
  terms: 'Conditions de vente',
  privacy: 'Confidentialité',
});

/** What a request asks for, and why. */
export const requests = translationOf<typeof english.requests>()({
  kindLabel: 'Demande',
  kinds: { cancellation: 'Annulation', return: 'Retour', refund: 'Remboursement sans retour' },
  reasonLabel: 'Motif',
  reasons: {
    changed_mind: 'J’ai changé d’avis',
    ordered_by_mistake: 'Commandé par erreur',
    takes_too_long: 'Trop long',
    does_not_fit: 'Ne me va pas',
    not_as_described: 'Non conforme à la description',
    damaged: 'Abîmé ou cassé',
    wrong_item: 'Mauvais article',
    missing_parts: 'Il manque des pièces',
    other: 'Autre motif',
  },
});
