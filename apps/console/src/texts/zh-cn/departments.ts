import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { departments as english } from '../en/departments.ts';

export const departments = translationOf<typeof english>()({
  add: '新增部门',
  edit: '编辑部门',
  addBelow: '新增下级',
  parent: '上级部门',
  top: '顶级',
  name: '名称',
  code: '编码',
  codeHint: '以字母开头，可含字母、数字、_ 和 -；不可重复。',
  sort: '排序',
  isEnabled: '启用',
  status: '状态',
  anyStatus: '全部状态',
  enabled: '启用',
  disabled: '停用',
  search: '名称',
  none: '还没有部门。',
  empty: '没有符合条件的部门。',
  line: '角色可以将用户的可见范围限制在本部门，或本部门及下级部门。',
  removeSeveral: '删除 {count} 个部门？',
  hint: '其下级部门会一并删除。请先移走其中的用户。',
});
