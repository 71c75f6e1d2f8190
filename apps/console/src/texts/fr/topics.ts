import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { topics as english } from '../en/topics.ts';

export const topics = translationOf<typeof english>()({
  title: 'De quoi parlez-vous ?',
  line: 'Choisissez ce qui va avec votre chaîne. Votre boutique vendra ces produits ; chacun pourra être retiré plus tard.',
  'step-name': 'Nom et image',
  'step-topics': 'De quoi parlez-vous ?',
  'step-prices': 'Vos prix',
  stepOf: 'Étape {step} sur {of}',
  products_one: '{count} produit',
  products_other: '{count} produits',
  inYourStore_one: '{count} produit dans votre boutique',
  inYourStore_other: '{count} produits dans votre boutique',
  chosenOf: '{count} sur {all} thèmes',
  chosenAt: '{counted}, de {from} à {to}',
  chooseOne: 'Choisissez-en au moins un',
  sellsAll: 'Tant que vous n’avez pas choisi, votre boutique vend les {count} produits.',
  back: 'Retour',
  goOn: 'Continuer',
  goOnWith_one: 'Continuer avec {count} produit',
  goOnWith_other: 'Continuer avec {count} produits',
  doLater: 'Plus tard',
  later: 'Plus tard',
  none: 'La plateforme n’a pas encore de produits. Revenez quand il y en aura.',
});
