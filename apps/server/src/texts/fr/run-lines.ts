import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/run-lines.ts';

export const runLines = translationOf<typeof english.runLines>()({
  failed: 'Échec : {reason}',
  finished: 'Terminé.',
  importStarted: 'Import de « {file} » : {rows} lignes, dont {valid} valides.',
  importRow: 'Ligne {row} : {problems}',
  importMore: '{count} autres lignes posent problème ; le fichier les contient toutes.',
  importFile: 'Toutes les lignes qui posent problème :',
  importAdded: '{done} utilisateurs ajoutés sur {total}.',
  importLost: 'Entre-temps, {count} noms d’utilisateur ont été pris par d’autres.',
  importDone: '{done} utilisateurs ajoutés, {invalid} lignes ignorées.',
  payoutsStarted: 'Les virements ont été lancés.',
  payoutsMatured: 'Les gains de {count} commandes sont devenus disponibles.',
  payoutsSettled: 'Virements précédents : {paid} reçus, {failed} retournés.',
  payoutBegun: '{store} : le virement {payout} est en cours.',
  payoutFailed: '{store} : le virement {payout} a été retourné.',
  payoutSkipped: '{store} : pas de virement ({reason}).',
  payoutsDone: '{begun} virements en cours, {failed} retournés, {skipped} boutiques ignorées.',
});

export const runNames = translationOf<typeof english.runNames>()({
  'users.import': 'Import d’utilisateurs',
  'payouts.run': 'Virements lancés par un opérateur',
});

export const rowFile = translationOf<typeof english.rowFile>()({
  name: 'lignes-a-corriger',
  row: 'ligne',
  column: 'colonne',
  problem: 'problème',
});
