import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storeView as english } from '../en/store-view.ts';

export const storeView = translationOf<typeof english>()({
  label: '店主视角',
  viewing: '您正以店主视角查看 {store}，不能更改任何内容。',
  until: '截至 {time}。',
  end: '结束',
  overTitle: '查看已结束',
  overLine: '时间已到、您已退出登录，或您已无此权限。',
  close: '关闭',
});
