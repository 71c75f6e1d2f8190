import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productOrder as english } from '../en/product-order.ts';

export const productOrder = translationOf<typeof english>()({
  moveOf: 'Mover {name}',
  moveHint: 'Arraste ou use as setas',
  moveUp: 'Mover para cima',
  moveDown: 'Mover para baixo',
  moveFirst: 'Para o topo',
  movedTo: '{name} agora está na posição {place}.',
  ownOrder: 'Os compradores veem a sua própria ordem.',
  forgetOrder: 'Voltar aos mais novos primeiro',
  forgetOrderHint: 'Todos os produtos perdem a posição manual. Os destaques continuam primeiro.',
  featuredOnly: 'Em destaque',
  noneFeatured:
    'Ainda não há produtos em destaque. Escolha “Destacar” no menu de um produto: os compradores o veem primeiro.',
});
