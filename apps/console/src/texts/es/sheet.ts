import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { sheet as english } from '../en/sheet.ts';

export const sheet = translationOf<typeof english>()({
  row: 'Fila',
  undo: 'Deshacer',
  redo: 'Rehacer',
  fillDown: 'Rellenar hacia abajo',
  changePercent: 'Cambiar un %',
  percent: 'Porcentaje',
  percentHint: 'Un valor negativo baja los números de las celdas elegidas. Se redondean.',
  change: 'Cambiar',
  replaceText: 'Buscar y reemplazar',
  find: 'Buscar',
  replaceBy: 'Reemplazar por',
  replaceHint:
    'En las celdas elegidas; si hay una sola, en todas las filas cargadas. Se distinguen mayúsculas y minúsculas.',
  replace: 'Reemplazar',
  keys: 'Teclas',
  keysMove: 'Moverse; con Mayús, elegir un bloque',
  keysEnter: 'Editar; Intro baja, Tab va a la derecha',
  keysFill: 'Rellenar hacia abajo',
  keysClipboard: 'Copiar y pegar un bloque',
  keysUndo: 'Deshacer y rehacer',
  keysClear: 'Vaciar las celdas',
  keysRevert: 'Volver a los valores guardados',
  cells_one: '1 celda',
  cells_many: '{count} de celdas',
  cells_other: '{count} celdas',
  sum: 'Suma',
  average: 'Media',
  range: 'filas {first} a {last}',
});
