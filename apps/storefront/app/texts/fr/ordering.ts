import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { ordering as english } from '../en/ordering.ts';

export const ordering = translationOf<typeof english>()({
  notNow: { title: 'Un instant, s’il vous plaît', action: 'Réessayer' },
  noPayments: {
    notice:
      'Cette boutique ne peut pas encore encaisser de paiements. Vous pouvez la visiter en attendant.',
    button: 'Pas encore en vente',
    order:
      'Cette boutique ne peut pas encaisser de paiements pour le moment. Votre commande est conservée ; revenez plus tard.',
    noWay:
      'Aucun moyen de paiement de cette boutique ne convient à cette commande pour le moment. Votre commande est conservée ; écrivez à la boutique.',
    otherWay:
      'Ce moyen de paiement ne fonctionne pas dans le pays de livraison. Choisissez-en un autre.',
  },
  payLink: {
    title: 'Payer la commande {number}',
    forWhom: 'Pour {name}, {city}',
    paid: 'Cette commande est payée',
    paidBody: 'Il ne reste rien à payer. Merci !',
    closed: 'Cette commande est close',
    closedBody: 'Elle ne peut plus être payée.',
  },
  quantity: {
    fewer: 'Un de moins : {product}',
    more: 'Un de plus : {product}',
    whole: 'Saisissez un nombre entier de 1 à 99.',
    most: '99 est le maximum par article.',
    clamped: 'Il n’en reste que {left} : nous avons modifié la quantité.',
  },
  stock: {
    soldOut: '« {product} » vient d’être épuisé.',
    short: '« {product} » : il n’en reste que {left}.',
    notShipped: '« {product} » ne peut pas être livré dans ce pays ({country}).',
    otherCountry: 'Choisir un autre pays',
    gone: '« {product} » n’est plus dans cette boutique.',
    left: '« {product} » n’est plus vendu et a quitté votre panier.',
    rest: 'Continuer avec le reste',
    kept: 'L’adresse saisie est conservée.',
    full: 'Votre panier est plein : il accepte 100 articles différents.',
    orderShort:
      'Certains articles de cette commande ne sont plus disponibles. Rien n’a été débité.',
    changed: 'Votre panier a changé. Merci de le vérifier.',
  },
  fields: {
    email: 'Saisissez votre e-mail, par exemple ada@example.com',
    name: 'Saisissez le prénom et le nom',
    firstName: 'Saisissez le prénom',
    lastName: 'Saisissez le nom',
    line1: 'Saisissez l’adresse',
    city: 'Saisissez la ville',
    region: 'Choisissez une option dans « {field} »',
    phone: 'Saisissez le numéro complet, par exemple +33 6 12 34 56 78',
    choose: 'Choisissez',
    digitMissing: 'Il manque un chiffre, par exemple {example}',
    digitsMissing: 'Il manque {missing} chiffres, par exemple {example}',
  },
  money: {
    late: 'Votre paiement de {amount} est arrivé alors que cette commande ne pouvait plus le recevoir. Nous l’avons rendu à la carte ou au portefeuille utilisé.',
    lateReturning:
      'Votre paiement de {amount} est arrivé alors que cette commande ne pouvait plus le recevoir. Nous vous le rendons.',
    soldMeanwhile: 'Les derniers exemplaires ont été vendus pendant votre paiement',
    refunded: 'Nous avons remboursé {amount} sur la carte ou le portefeuille utilisé.',
    partRefunded: 'Nous avons remboursé {amount} de votre paiement.',
    chargedBack: 'Votre banque a annulé le paiement.',
    disputed: 'Votre banque examine ce paiement.',
    undecided: 'La banque n’a pas encore répondu. Si de l’argent arrive, nous le rendons.',
  },
});
