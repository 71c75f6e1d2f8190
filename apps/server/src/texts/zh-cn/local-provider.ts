import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/local-provider.ts';

export const localProvider = translationOf<typeof english.localProvider>()({
  title: '演示登录',
  explanation: '尚未配置 {provider} 的密钥，由本页面代替。请选择一个身份。',
  verified: '邮箱已验证',
  unverified: '邮箱未验证',
  cancel: '取消',
});
