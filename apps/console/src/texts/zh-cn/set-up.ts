import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { setUp as english } from '../en/set-up.ts';

export const setUp = translationOf<typeof english>()({
  title: '初始化 Vitrine',
  line: '您将成为首位管理员。此链接仅可使用一次。',
  username: '用户名',
  usernameInvalid: '请输入有效的用户名',
  usernameRule: '3 至 32 个字符：小写字母或数字，首个字符之后还可使用 . _ -',
  button: '成为管理员',
  done: 'Vitrine 已就绪，欢迎！',
  already: '已经初始化？',
  choosePassword: '设置密码',
  choosePasswordLine: '今后使用此密码登录。链接只能使用一次。',
  savePassword: '保存密码',
  passwordSet: '已保存，请用新密码登录。',
  confirmEmail: '确认新邮箱',
  confirmEmailLine: '今后使用该邮箱登录，邮件也会发往该邮箱。所有设备都会退出登录。',
  confirmEmailButton: '确认此邮箱',
  emailConfirmed: '已确认，请用新邮箱登录。',
});
