import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/run-lines.ts';

export const runLines = translationOf<typeof english.runLines>()({
  failed: 'Échec : {reason}',
  finished: 'Terminé.',
  importStarted: 'Import de « {file} ». Lignes : {rows}, valides : {valid}.',
  importRow: 'Ligne {row} : {problems}',
  importMore: 'Autres lignes qui posent problème : {count}. Le fichier les contient toutes.',
  importFile: 'Toutes les lignes qui posent problème :',
  importAdded: 'Utilisateurs ajoutés : {done} sur {total}.',
  importLost: 'Noms d’utilisateur pris entre-temps par d’autres : {count}.',
  importDone: 'Utilisateurs ajoutés : {done}. Lignes ignorées : {invalid}.',
  payoutsStarted: 'Les virements ont été lancés.',
  payoutsMatured: 'Commandes dont les gains sont devenus disponibles : {count}.',
  payoutsSettled: 'Virements précédents : {paid} reçus, {failed} retournés.',
  payoutBegun: '{store} : le virement {payout} est en cours.',
  payoutFailed: '{store} : le virement {payout} a été retourné.',
  payoutSkipped: '{store} : pas de virement ({reason}).',
  bankFileMade: 'Fichier bancaire créé : {name}',
  payoutsDone:
    'Virements en cours : {begun}. Retournés : {failed}. Boutiques ignorées : {skipped}.',
});

export const runNames = translationOf<typeof english.runNames>()({
  'users.import': 'Import d’utilisateurs',
  'payouts.run': 'Virements lancés par un opérateur',
  'payouts.schedules': 'Virements programmés',
});

export const rowFile = translationOf<typeof english.rowFile>()({
  name: 'lignes-a-corriger',
  row: 'ligne',
  column: 'colonne',
  problem: 'problème',
});
