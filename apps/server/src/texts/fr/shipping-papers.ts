import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/shipping-papers.ts';

export const slip = translationOf<typeof english.slip>()({
  title: 'Bon de livraison',
  replacement: 'Envoi de remplacement',
  continued: 'suite',
  shipTo: 'Livrer à',
  ordered: 'Date de commande',
  sku: 'SKU',
  product: 'Article',
  quantity: 'Qté',
  units: 'Articles de cette commande : {units}',
  returnHint:
    'Un problème ? Vous pouvez demander un retour dans les {days} jours suivant la livraison sur {url}. Munissez-vous de votre numéro de commande et de votre adresse e-mail.',
  unknown:
    '□ remplace un caractère qui n’a pas pu être imprimé. Il figure dans la commande à l’écran.',
});

export const pick = translationOf<typeof english.pick>()({
  title: 'Liste de préparation',
  replacement: 'Remplacement',
  message: 'Message de l’acheteur : {message}',
  byOrder: 'Préparation par commande',
  made: 'Imprimée le {at} UTC',
  sums: 'Commandes : {orders} · Articles : {units}',
  sku: 'SKU',
  product: 'Article',
  quantity: 'Qté',
});

export const leftOut = 'Non incluses : impayées, annulées ou déjà expédiées';
