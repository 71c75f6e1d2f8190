import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { categories as english } from '../en/categories.ts';

export const categories = translationOf<typeof english>()({
  line: 'Dois níveis. Os produtos pertencem ao segundo; arraste ou use as setas para ordenar.',
  add: 'Adicionar categoria',
  addChild: 'Adicionar uma categoria abaixo',
  edit: 'Editar categoria',
  none: 'Ainda não há categorias. Os produtos precisam de uma.',
  products_one: '1 produto',
  products_other: '{count} produtos',
  moveUp: 'Mover para cima',
  moveDown: 'Mover para baixo',
  delete: 'Excluir',
  deleteQuestion: 'Excluir {name}?',
  deleted: 'Excluída',
  nameIn: 'Nome em {language}',
  key: 'Endereço',
  keyHint: 'Parte do endereço da categoria. Letras minúsculas, algarismos e hifens.',
  picture: 'Imagem',
});
