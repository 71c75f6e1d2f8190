import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/user-sheet.ts';

export const userSheet = translationOf<typeof english.userSheet>()({
  columns: {
    username: '用户名',
    nickname: '昵称',
    gender: '性别',
    mobile: '手机号',
    email: '邮箱',
    roles: '角色',
    department: '部门',
    status: '状态',
  },
  formerColumns: { roles: '角色编码', department: '部门编码' },
  statuses: { enabled: '启用', disabled: '停用' },
  created: '创建时间（{zone}）',
  rowLabel: '第 {row} 行：',
  stopped: '已导出 {count} 位用户，其余未导出。请筛选列表后再导出。',
  /** File names. */
  fileName: '用户列表',
  templateName: '用户导入模板',
  example: { username: 'wang.fang', nickname: '王芳' },
});
