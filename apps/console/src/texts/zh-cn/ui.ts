import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { client as clientEnglish, ui as uiEnglish } from '../en/ui.ts';

export const ui = translationOf<typeof uiEnglish>()({
  close: '关闭',
  copy: '复制',
  copied: '已复制',
  qrCode: '二维码',
  savePicture: '保存图片',
  open: '打开',
  restored: '已恢复您之前输入的内容，尚未保存。',
  discardRestored: '放弃',
  retry: '重试',
  loadFailed: '内容加载失败。',
  loading: '加载中',
  pageBroke: '页面出现问题，重新加载通常可以解决。',
  reload: '重新加载',
  today: '今天 {time}',
  yesterday: '昨天 {time}',
  points: '{value} 个百分点',
  cancel: '取消',
  capsLock: '大写锁定已开启',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
});

export const client = translationOf<typeof clientEnglish>()({
  warning: '警告',
  systemWarning: '系统警告',
  someError: '出错了',
  systemError: '系统错误',
  error: '错误',
  unreachable: '无法连接服务器，请检查网络后重试。',
  timedOut: '服务器响应超时，请重试。',
});
