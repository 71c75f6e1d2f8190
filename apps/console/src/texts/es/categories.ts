import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { categories as english } from '../en/categories.ts';

export const categories = translationOf<typeof english>()({
  line: 'Dos niveles. Los productos pertenecen al segundo; arrastra o usa las flechas para ordenar.',
  add: 'Añadir categoría',
  addChild: 'Añadir una categoría debajo',
  edit: 'Editar categoría',
  none: 'Aún no hay categorías. Los productos necesitan una.',
  products_one: '1 producto',
  products_other: '{count} productos',
  moveUp: 'Subir',
  moveDown: 'Bajar',
  delete: 'Eliminar',
  deleteQuestion: '¿Eliminar {name}?',
  deleted: 'Eliminada',
  nameIn: 'Nombre en {language}',
  key: 'Dirección',
  keyHint: 'Parte de la dirección de la categoría. Minúsculas, cifras y guiones.',
  picture: 'Imagen',
});
