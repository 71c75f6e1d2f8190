import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { ledgerPart as english } from '../en/operations-ledger.ts';

export const ledgerPart = translationOf<typeof english>()({
  ledger: 'Grand livre',
  booksAgree: 'Les comptes concordent.',
  booksBreak_one: '{count} écart dans les comptes',
  booksBreak_other: '{count} écarts dans les comptes',
  checkedAt: 'Vérifié {time}',
  checking: 'Vérification des comptes',
  orderCount_one: '{count} commande',
  orderCount_other: '{count} commandes',
  checkNow: 'Vérifier',
  journalNumber: 'N° {id}',
  journal: 'Écriture',
  source: 'Origine',
  entries: 'Lignes (débit +, crédit −)',
  time: 'Heure',
  anyKind: 'Tous types',
  noJournals: 'Aucune écriture.',
});
