import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { ledgerPart as english } from '../en/operations-ledger.ts';

export const ledgerPart = translationOf<typeof english>()({
  ledger: 'Libro mayor',
  booksAgree: 'Los libros cuadran.',
  booksBreak_one: '{count} descuadre en los libros',
  booksBreak_other: '{count} descuadres en los libros',
  checkedAt: 'Comprobado {time}',
  checking: 'Comprobando los libros',
  orderCount_one: '{count} pedido',
  orderCount_other: '{count} pedidos',
  checkNow: 'Comprobar ahora',
  journalNumber: 'N.º {id}',
  journal: 'Asiento',
  source: 'Origen',
  entries: 'Apuntes (debe +, haber −)',
  time: 'Hora',
  anyKind: 'Cualquier tipo',
  noJournals: 'Aún no hay asientos.',
});
