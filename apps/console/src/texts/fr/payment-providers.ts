import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payment-providers.ts';

export const paymentProviders = translationOf<typeof english.paymentProviders>()({
  title: 'Moyens de paiement',
  line: 'Qui encaisse l’argent, et si leurs notifications arrivent.',
  testMode: 'Mode test.',
  testModeHint: 'Les acheteurs peuvent essayer de payer, aucun argent ne circule.',
  none: 'Cette version n’a aucun prestataire de paiement.',
  default: 'Par défaut',
  test: 'Test',
  ready: 'Prêt',
  missing: 'Non configuré',
  lost: 'Clés absentes',
  takes_card: 'Cartes et portefeuilles de l’appareil.',
  takes_paypal: 'Comptes PayPal.',
  webhook: 'Adresse du webhook',
  lastEvent: 'Dernière notification',
  noEvent: 'Aucune notification',
  events_one: '{count} notification en 24 heures',
  events_other: '{count} notifications en 24 heures',
  openPayments: 'Paiements ouverts',
  currencies: 'Devises',
  lostHint_one:
    'Seul ce prestataire peut décider de {count} paiement. Remettez ses clés : il renverra alors ses notifications.',
  lostHint_other:
    'Seul ce prestataire peut décider de {count} paiements. Remettez ses clés : il renverra alors ses notifications.',
  setUp: 'Définissez {settings} dans l’environnement et redémarrez.',
  check: 'Tester les clés',
  checkHint: 'Lit la dernière minute du livre du prestataire. Ne déplace aucun argent.',
  check_works: 'Les clés fonctionnent : le livre du prestataire est lisible.',
  check_refused: 'Le prestataire refuse les clés ({code}). Vérifiez-les ainsi que leurs droits.',
  check_unknown: 'Le prestataire n’a pas répondu. Réessayez dans une minute.',
});
