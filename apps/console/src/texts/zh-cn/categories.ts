import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { categories as english } from '../en/categories.ts';

export const categories = translationOf<typeof english>()({
  line: '两级。商品属于第二级；拖动或用箭头排序。',
  add: '添加类目',
  addChild: '添加下级类目',
  edit: '编辑类目',
  none: '还没有类目。商品需要类目。',
  products_one: '{count} 个商品',
  products_other: '{count} 个商品',
  moveUp: '上移',
  moveDown: '下移',
  delete: '删除',
  deleteQuestion: '删除“{name}”？',
  deleted: '已删除',
  nameIn: '{language}名称',
  key: '地址',
  keyHint: '类目地址的一部分。小写字母、数字和连字符。',
  picture: '图片',
});
