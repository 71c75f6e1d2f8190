import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { stock as english } from '../en/stock.ts';

export const stock = translationOf<typeof english>()({
  title: 'Variantes esgotadas',
  line: 'Ninguém consegue comprá-las. Informe quantas unidades há agora no estoque, incluindo as reservadas.',
  lineReadOnly: 'Ninguém consegue comprá-las até que um operador informe novo estoque.',
  search: 'Todos os SKUs e produtos',
  notFound: 'Nenhuma variante à venda corresponde.',
  savedNone: '{name} ficou sem unidades à venda ({count} em estoque)',
  product: 'Produto',
  sku: 'SKU',
  onHand: 'Em estoque',
  held: 'Em pagamento',
  now: 'Unidades agora',
  restock: 'Definir estoque',
  restockHint: 'Todas as variantes escolhidas ficam com esta quantidade, incluindo as reservadas.',
  save: 'Salvar',
  saved: '{name} pode ser comprado',
  none: 'Nada está esgotado.',
});
