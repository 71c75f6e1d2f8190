import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { online as english } from '../en/online.ts';

export const online = translationOf<typeof english>()({
  title: '在线用户',
  line: '所有设备上仍有效的登录。',
  onlineCount: '当前 {count} 人在线。',
  search: '姓名或邮箱',
  none: '没有人登录。',
  noneFound: '没有符合条件的登录。',
  person: '用户',
  state: '状态',
  anyState: '所有状态',
  connected: '在线',
  away: '离开',
  tabs: '打开的标签页',
  device: '设备',
  thisDevice: '本设备',
  address: '网络',
  signedInAt: '登录时间',
  lastSeenAt: '最后活动',
  end: '强制下线',
  endTitle: '要将 {name} 强制下线吗？',
  endLine: '该设备上打开的标签页会立即跳转到登录页，未保存的内容会丢失。',
  ended: '已强制下线。',
});
