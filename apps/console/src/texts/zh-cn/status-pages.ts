import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { statusPages as english } from '../en/status-pages.ts';

export const statusPages = translationOf<typeof english>()({
  login: '登录',
  register: '开店',
  authorize: '正在登录',
  verificationFailed: '验证失败，请重新登录。',
  languageSwitched: '语言切换成功！',
  loggedOut: '退出成功！',
  noAccessTitle: '您无权访问此页面',
  noAccessLine: '您的账号没有相应权限。如有需要，请联系角色管理员。',
  notFoundTitle: '页面不存在',
  notFoundLine: '地址可能已失效或输入有误。',
  backHome: '返回首页',
  startFailed: '无法加载您的页面。',
  redirectLoop: '该地址循环跳转，已停止。',
});
