import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { stockMovements as english } from '../en/stock-movements.ts';

export const stockMovements = translationOf<typeof english>()({
  open: 'Movimientos',
  title: 'Movimientos de existencias',
  variant: 'Variante',
  how: 'Tipo de cambio',
  counted: 'Recuento',
  more: 'Más',
  fewer: 'Menos',
  units: 'Unidades',
  reason: 'Motivo',
  note: 'Nota',
  move: 'Cambiar existencias',
  moved: 'Ahora {count} en el almacén',
  none: 'Aún no hay movimientos.',
  left: 'quedan {count}',
  sale: 'Venta',
  cancelled: 'Pedido cancelado',
  returned: 'Devolución',
  count: 'Recuento',
  delivery: 'Entrega',
  damage: 'Dañado',
  lost: 'Perdido',
  correction: 'Corrección',
  import: 'Importación',
  toldApart: '{onHand} en el almacén, {held} reservadas, {available} disponibles',
});
