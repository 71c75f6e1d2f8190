import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { catalogueGrid as english } from '../en/catalogue-grid.ts';

export const catalogueGrid = translationOf<typeof english>()({
  back: '返回商品列表',
  rows_one: '已加载 {count} 行',
  rows_other: '已加载 {count} 行',
  chosen_one: '已选 {count} 个商品',
  chosen_other: '已选 {count} 个商品',
  cells_one: '已更改 {count} 个单元格',
  cells_other: '已更改 {count} 个单元格',
  errors_one: '{count} 个待更正，不会保存',
  errors_other: '{count} 个待更正，不会保存',
  raised_one: '{count} 个固定价低于最低价',
  raised_other: '{count} 个固定价低于最低价',
  discard: '放弃',
  leaveQuestion: '放弃未保存的改动？',
  save_one: '保存 {count} 处改动',
  save_other: '保存 {count} 处改动',
  saved_one: '已保存 {count} 个商品',
  saved_other: '已保存 {count} 个商品',
  leftOut_one: '{count} 个商品未保存，原因见其单元格。',
  leftOut_other: '{count} 个商品未保存，原因见其单元格。',
});
