import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productConflict as english } from '../en/product-conflict.ts';

export const productConflict = translationOf<typeof english>()({
  title: '{name}在您编辑期间保存了此商品',
  line_one: '双方都改了 {count} 个字段，请选择保留哪个。不会丢失：另一个值会记入历史。',
  line_other: '双方都改了 {count} 个字段，请选择保留哪个。不会丢失：另一个值会记入历史。',
  field: '字段',
  before: '之前',
  mine: '您的',
  theirs: '{name}已保存',
  takeMine: '全部用我的',
  takeTheirs: '全部用对方的',
  join: '手动合并两段文字',
  joined: '手动合并的文字',
  others: '互不影响的改动都会保留：您的 {mine} 处，{name}的 {theirs} 处。',
  show: '显示',
  hide: '隐藏',
  counts: '您的 {mine}，{name} {theirs}',
  goOn: '继续编辑',
  save_one: '保存选择',
  save_other: '保存 {count} 项选择',
  platform: '平台',
  keys: '按键：1 您的，2 对方的，方向键切换字段，Esc 继续编辑。',
});
