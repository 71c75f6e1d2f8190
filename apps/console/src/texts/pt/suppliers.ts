import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { suppliers as english } from '../en/suppliers.ts';

export const suppliers = translationOf<typeof english>()({
  line: 'Quem fornece os produtos e em que moeda fatura.',
  add: 'Adicionar fornecedor',
  edit: 'Editar fornecedor',
  empty: 'Ainda não há fornecedores.',
  noneFound: 'Nenhum fornecedor tem este nome.',
  search: 'Nome',
  name: 'Nome',
  currency: 'Fatura em',
  currencyHint:
    'Os custos dos seus produtos são nesta moeda. Ela não muda enquanto ele fornecer algum.',
  leadTime: 'Prazo de entrega',
  leadTimeHint: 'Dias úteis do pedido até o nosso armazém.',
  days_one: '1 dia',
  days_other: '{count} dias',
  products: 'Produtos',
  inUse: 'Fornece produtos. Dê a eles outro fornecedor antes.',
});
