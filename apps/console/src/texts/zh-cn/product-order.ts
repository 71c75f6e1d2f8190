import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productOrder as english } from '../en/product-order.ts';

export const productOrder = translationOf<typeof english>()({
  moveOf: '移动 {name}',
  moveHint: '拖动，或使用方向键',
  moveUp: '上移',
  moveDown: '下移',
  moveFirst: '移到最前',
  movedTo: '{name} 现在排第 {place} 位。',
  ownOrder: '买家看到的是您自定的顺序。',
  forgetOrder: '恢复最新优先',
  forgetOrderHint: '您设定的所有位置都会取消，推荐商品仍排在前面。',
  featuredOnly: '推荐',
  noneFeatured: '还没有推荐商品。在商品菜单中选择“设为推荐”，买家会最先看到。',
});
