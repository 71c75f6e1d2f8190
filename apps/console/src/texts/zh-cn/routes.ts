import { translationOf } from '@vitrine/contract/catalogue.ts';
import { menuTitles } from '@vitrine/contract/texts/zh-cn/menu-titles.ts';
import type { route as english } from '../en/routes.ts';

export const route = translationOf<typeof english>()({
  ...menuTitles,
  payauth: '支付授权',
  payresult: '支付结果',
  profile: '账户与安全',
  notices: '公告',
  courseContent: '课程',
  topics: '店铺主题',
});
