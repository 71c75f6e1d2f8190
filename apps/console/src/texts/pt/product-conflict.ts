import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productConflict as english } from '../en/product-conflict.ts';

export const productConflict = translationOf<typeof english>()({
  title: '{name} salvou este produto enquanto você editava',
  line_one:
    'Ambos alteraram 1 campo; escolha o que fica. Nada se perde: o outro valor vai para o histórico.',
  line_other:
    'Ambos alteraram {count} campos; escolha o que fica. Nada se perde: o outro valor vai para o histórico.',
  field: 'Campo',
  before: 'Antes',
  mine: 'Seu',
  theirs: '{name}, salvo',
  takeMine: 'Ficar com todos os meus',
  takeTheirs: 'Ficar com todos os dele',
  join: 'Juntar os dois textos à mão',
  joined: 'Os dois textos, juntados à mão',
  others: 'As alterações que não se tocam são todas mantidas: {mine} suas, {theirs} de {name}.',
  show: 'Mostrar',
  hide: 'Ocultar',
  counts: 'Seus {mine}, {name} {theirs}',
  goOn: 'Continuar editando',
  save_one: 'Salvar a escolha',
  save_other: 'Salvar as {count} escolhas',
  platform: 'A plataforma',
  keys: 'Teclas: 1 seu, 2 do outro, setas entre campos, Esc continua a edição.',
});
