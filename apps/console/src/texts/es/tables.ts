import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables = translationOf<typeof english>()({
  loadMore: 'Cargar más',
  columns: 'Columnas',
  allColumns: 'Mostrar todas',
  unfoldRow: 'Expandir fila',
  foldRow: 'Contraer fila',
  export: 'Exportar',
  exportHint: 'Toda la lista filtrada, en CSV',
  anyStore: 'Cualquier tienda',
  anyMode: 'Cualquier liquidación',
});
