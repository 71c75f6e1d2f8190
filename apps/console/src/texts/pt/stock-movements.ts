import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { stockMovements as english } from '../en/stock-movements.ts';

export const stockMovements = translationOf<typeof english>()({
  open: 'Movimentações',
  title: 'Movimentações de estoque',
  variant: 'Variante',
  how: 'Tipo de alteração',
  counted: 'Contagem',
  more: 'Mais',
  fewer: 'Menos',
  units: 'Unidades',
  reason: 'Motivo',
  note: 'Observação',
  move: 'Alterar o estoque',
  moved: 'Agora {count} no armazém',
  none: 'Nada foi movimentado ainda.',
  left: 'restam {count}',
  sale: 'Venda',
  cancelled: 'Pedido cancelado',
  returned: 'Devolução',
  count: 'Contagem',
  delivery: 'Entrega',
  damage: 'Danificado',
  lost: 'Perdido',
  correction: 'Correção',
  import: 'Importação',
  toldApart: '{onHand} no depósito, {held} reservadas, {available} disponíveis',
});
