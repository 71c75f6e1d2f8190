import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { ledgerPart as english } from '../en/operations-ledger.ts';

export const ledgerPart = translationOf<typeof english>()({
  ledger: 'Livro-razão',
  booksAgree: 'Os livros conferem.',
  booksBreak_one: '{count} divergência nos livros',
  booksBreak_other: '{count} divergências nos livros',
  checkedAt: 'Verificado {time}',
  checking: 'Verificando os livros',
  orderCount_one: '{count} pedido',
  orderCount_other: '{count} pedidos',
  checkNow: 'Verificar agora',
  journalNumber: 'N.º {id}',
  journal: 'Lançamento',
  source: 'Origem',
  entries: 'Partidas (débito +, crédito −)',
  time: 'Hora',
  anyKind: 'Qualquer tipo',
  noJournals: 'Ainda não há lançamentos.',
});
