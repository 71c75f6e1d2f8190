import { defineTexts } from '../lib/i18n.ts';

/** Tools of the operators' tables. */
export const tableTexts = defineTexts('tables', {
  columns: { en: 'Columns', 'zh-cn': '显示列', es: 'Columnas', pt: 'Colunas', fr: 'Colonnes' },
  allColumns: { en: 'Show all', 'zh-cn': '全部显示', es: 'Mostrar todas', pt: 'Mostrar todas', fr: 'Tout afficher' },
  export: { en: 'Export', 'zh-cn': '导出', es: 'Exportar', pt: 'Exportar', fr: 'Exporter' },
  exportHint: {
    en: 'The whole list as it is filtered, as CSV',
    'zh-cn': '将筛选后的整个列表导出为 CSV',
    es: 'Toda la lista filtrada, en CSV',
    pt: 'Toda a lista filtrada, em CSV',
    fr: 'Toute la liste filtrée, en CSV',
  },
  anyStore: { en: 'Any store', 'zh-cn': '全部店铺', es: 'Cualquier tienda', pt: 'Qualquer loja', fr: 'Toute boutique' },
  anyMode: { en: 'Any settlement', 'zh-cn': '全部结算方式', es: 'Cualquier liquidación', pt: 'Qualquer liquidação', fr: 'Tout règlement' },
});
