import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/demo-export.ts';

export const demoExport = translationOf<typeof english.demoExport>()({
  heads: {
    name: 'Nome',
    kind: 'Tipo',
    price: 'Preço em dólares',
    percent: 'Parte em %',
    link: 'Link',
    state: 'Estado',
  },
  kinds: { book: 'Livro', gadget: 'Aparelho', service: 'Serviço' },
  on: 'Ativo',
  off: 'Inativo',
});
