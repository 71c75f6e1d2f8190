import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { quickStart as english } from '../en/quick-start.ts';

export const quickStart = translationOf<typeof english>()({
  quickStart: 'Premiers pas',
  stepsLeft_one: 'Encore {count} étape',
  stepsLeft_other: 'Encore {count} étapes',
  'create-store': 'Créer la boutique',
  'create-store-line': 'Un nom qui vous plaît et une image',
  'missing-picture': 'Nom enregistré. Il manque une image.',
  'missing-name': 'Image enregistrée. Il manque le nom.',
  'set-up-payment': 'Relier un compte',
  'set-up-payment-line': 'Où vont vos gains',
  'adjust-prices': 'Ajuster les prix',
  'adjust-prices-line': 'Votre marge sur chacun',
  'create-store-done': 'Nom et image en place',
  'set-up-payment-done': 'Compte relié',
  'adjust-prices-done': 'Prix ajustés',
  'promote-and-share-done': 'Premier clic compté',
  later: 'Plus tard',
  'promote-and-share': 'Promouvoir et partager',
  'promote-and-share-line': 'Fait au premier clic',
});
