import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { stockMovements as english } from '../en/stock-movements.ts';

export const stockMovements = translationOf<typeof english>()({
  open: '库存流水',
  title: '库存流水',
  variant: '规格',
  how: '变动方式',
  counted: '盘点为',
  more: '增加',
  fewer: '减少',
  units: '件数',
  reason: '原因',
  note: '备注',
  move: '更改库存',
  moved: '仓库现有 {count} 件',
  none: '还没有流水。',
  left: '余 {count}',
  sale: '销售',
  cancelled: '取消订单',
  returned: '退货',
  count: '盘点',
  delivery: '到货',
  damage: '损坏',
  lost: '丢失',
  correction: '更正',
  import: '导入',
  toldApart: '仓库 {onHand} 件，已预留 {held} 件，可售 {available} 件',
});
