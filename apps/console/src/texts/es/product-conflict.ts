import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productConflict as english } from '../en/product-conflict.ts';

export const productConflict = translationOf<typeof english>()({
  title: '{name} guardó este producto mientras lo editabas',
  line_one:
    'Ambos habéis cambiado 1 campo; elige qué se queda. Nada se pierde: el otro valor pasa al historial.',
  line_other:
    'Ambos habéis cambiado {count} campos; elige qué se queda. Nada se pierde: el otro valor pasa al historial.',
  field: 'Campo',
  before: 'Antes',
  mine: 'Lo tuyo',
  theirs: '{name}, guardado',
  takeMine: 'Quedarme con lo mío',
  takeTheirs: 'Quedarme con lo suyo',
  join: 'Unir ambos textos a mano',
  joined: 'Ambos textos, unidos a mano',
  others: 'Los cambios que no se tocan se conservan todos: {mine} tuyos, {theirs} de {name}.',
  show: 'Mostrarlos',
  hide: 'Ocultarlos',
  counts: 'Tuyos {mine}, {name} {theirs}',
  goOn: 'Seguir editando',
  save_one: 'Guardar la elección',
  save_other: 'Guardar las {count} elecciones',
  platform: 'La plataforma',
  keys: 'Teclas: 1 lo tuyo, 2 lo suyo, flechas entre campos, Esc sigue editando.',
});
