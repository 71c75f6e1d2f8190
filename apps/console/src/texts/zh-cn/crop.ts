import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { crop as english } from '../en/crop.ts';

export const crop = translationOf<typeof english>()({
  title: '裁剪图片',
  hint: '用鼠标、手指或方向键移动。',
  zoom: '缩放',
  use: '使用这一部分',
});
