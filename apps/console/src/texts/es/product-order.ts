import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productOrder as english } from '../en/product-order.ts';

export const productOrder = translationOf<typeof english>()({
  moveOf: 'Mover {name}',
  moveHint: 'Arrastra o usa las flechas',
  moveUp: 'Subir',
  moveDown: 'Bajar',
  moveFirst: 'Al principio',
  movedTo: '{name} está ahora en el puesto {place}.',
  ownOrder: 'Los compradores ven tu propio orden.',
  forgetOrder: 'Volver a más nuevos primero',
  forgetOrderHint: 'Todos los productos pierden su posición manual. Los destacados siguen primero.',
  featuredOnly: 'Destacados',
  noneFeatured:
    'Aún no hay productos destacados. Elige «Destacar» en el menú de un producto: los compradores lo ven primero.',
});
