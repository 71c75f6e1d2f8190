import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storePictures as english } from '../en/store-pictures.ts';

export const storePictures = translationOf<typeof english>()({
  slidePicture: '轮播图 {place}',
  slideMove: '移动图片 {place}',
  slideMoveHint: '拖动，或使用方向键',
  slideUp: '上移图片 {place}',
  slideDown: '下移图片 {place}',
  slideRemove: '移除图片 {place}',
  slideMoved: '图片现在排在第 {place} 位。',
  slideLink: '图片 {place} 链接到',
  slideNowhere: '无',
  slideProduct: '商品',
  slideCategories: '类目',
  slideFind: '查找商品',
  slideNone: '没有匹配的商品。',
  slideChange: '更换',
  slideHidden: '已隐藏：买家看到的图片没有链接。',
  slideGone: '已停售：买家看到的图片没有链接。',
});
