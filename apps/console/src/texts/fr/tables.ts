import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables = translationOf<typeof english>()({
  loadMore: 'Charger plus',
  columns: 'Colonnes',
  allColumns: 'Tout afficher',
  unfoldRow: 'Déplier la ligne',
  foldRow: 'Replier la ligne',
  export: 'Exporter',
  exportHint: 'Toute la liste filtrée, en CSV',
  anyStore: 'Toute boutique',
  anyMode: 'Tout règlement',
});
