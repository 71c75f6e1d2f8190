import type { Texts } from '@vitrine/contract/locales.ts';

/** What operators read about the ledger; `operationsTexts` puts the parts together. */
export const ledgerPart = {
  ledger: { en: 'Ledger', 'zh-cn': '账本', es: 'Libro mayor', pt: 'Livro-razão', fr: 'Grand livre' },
  booksAgree: {
    en: 'The books agree.',
    'zh-cn': '账目一致。',
    es: 'Los libros cuadran.',
    pt: 'Os livros batem.',
    fr: 'Les comptes concordent.',
  },
  booksBreak_one: {
    en: '{{count}} break in the books',
    'zh-cn': '{{count}} 处账目差异',
    es: '{{count}} descuadre en los libros',
    pt: '{{count}} divergência nos livros',
    fr: '{{count}} écart dans les comptes',
  },
  booksBreak_other: {
    en: '{{count}} breaks in the books',
    'zh-cn': '{{count}} 处账目差异',
    es: '{{count}} descuadres en los libros',
    pt: '{{count}} divergências nos livros',
    fr: '{{count}} écarts dans les comptes',
  },
  checkedAt: {
    en: 'Checked {{time}}',
    'zh-cn': '检查于 {{time}}',
    es: 'Comprobado {{time}}',
    pt: 'Verificado {{time}}',
    fr: 'Vérifié {{time}}',
  },
  checking: {
    en: 'The books are being checked',
    'zh-cn': '正在检查账目',
    es: 'Comprobando los libros',
    pt: 'Verificando os livros',
    fr: 'Vérification des comptes',
  },
  orderCount_one: {
    en: '{{count}} order',
    'zh-cn': '{{count}} 笔订单',
    es: '{{count}} pedido',
    pt: '{{count}} pedido',
    fr: '{{count}} commande',
  },
  orderCount_other: {
    en: '{{count}} orders',
    'zh-cn': '{{count}} 笔订单',
    es: '{{count}} pedidos',
    pt: '{{count}} pedidos',
    fr: '{{count}} commandes',
  },
  checkNow: { en: 'Check now', 'zh-cn': '立即检查', es: 'Comprobar ahora', pt: 'Verificar agora', fr: 'Vérifier' },
  journal: { en: 'Journal', 'zh-cn': '分录', es: 'Asiento', pt: 'Lançamento', fr: 'Écriture' },
  source: { en: 'Source', 'zh-cn': '来源', es: 'Origen', pt: 'Origem', fr: 'Origine' },
  entries: {
    en: 'Entries (debit +, credit −)',
    'zh-cn': '借（+）贷（−）',
    es: 'Apuntes (debe +, haber −)',
    pt: 'Partidas (débito +, crédito −)',
    fr: 'Lignes (débit +, crédit −)',
  },
  time: { en: 'Time', 'zh-cn': '时间', es: 'Hora', pt: 'Hora', fr: 'Heure' },
  anyKind: { en: 'Any kind', 'zh-cn': '全部类型', es: 'Cualquier tipo', pt: 'Qualquer tipo', fr: 'Tous types' },
  noJournals: {
    en: 'Nothing was booked yet.',
    'zh-cn': '暂无记账。',
    es: 'Aún no hay asientos.',
    pt: 'Ainda não há lançamentos.',
    fr: 'Aucune écriture.',
  },
} as const satisfies Record<string, Texts>;
