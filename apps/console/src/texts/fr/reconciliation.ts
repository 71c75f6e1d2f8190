import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { reconciliation as english } from '../en/reconciliation.ts';

export const reconciliation = translationOf<typeof english>()({
  title: 'Comparaison avec les relevés des prestataires',
  journals: 'Écritures',
  tab: 'Relevés des prestataires',
  line: 'Chaque jour, ce que nous avons encaissé, rendu et versé est rapproché de la liste du prestataire. Jours en UTC.',
  now: 'Comparer maintenant',
  agreed: 'Concorde',
  differs_one: '{count} écart',
  differs_other: '{count} écarts',
  done: 'Comparé',
  none: 'Aucun jour n’a encore été comparé.',
  day: 'Jour',
  provider: 'Prestataire',
  sums: 'Chez nous et chez eux',
  result: 'Résultat',
  compared: 'Comparé le',
  entryCount_one: '{count} écriture',
  entryCount_other: '{count} écritures',
  nothing: 'Aucun mouvement',
  capture: 'Encaissé',
  refund: 'Remboursé',
  payout: 'Versé',
  not_ours: 'seulement chez le prestataire : {theirs}',
  not_theirs: 'seulement chez nous : {ours}',
  amount: 'chez nous {ours}, chez eux {theirs}',
});
