import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables = translationOf<typeof english>()({
  loadMore: 'Carregar mais',
  columns: 'Colunas',
  allColumns: 'Mostrar todas',
  unfoldRow: 'Expandir linha',
  foldRow: 'Recolher linha',
  export: 'Exportar',
  exportHint: 'Toda a lista filtrada, em CSV',
  anyStore: 'Qualquer loja',
  anyMode: 'Qualquer liquidação',
});
