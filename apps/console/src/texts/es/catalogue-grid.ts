import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { catalogueGrid as english } from '../en/catalogue-grid.ts';

export const catalogueGrid = translationOf<typeof english>()({
  back: 'Volver a los productos',
  rows_one: '1 fila cargada',
  rows_other: '{count} filas cargadas',
  chosen_one: '1 producto elegido',
  chosen_other: '{count} productos elegidos',
  cells_one: '1 celda cambiada',
  cells_other: '{count} celdas cambiadas',
  errors_one: '1 por corregir queda fuera',
  errors_other: '{count} por corregir quedan fuera',
  raised_one: '1 precio fijo queda bajo el mínimo',
  raised_other: '{count} precios fijos quedan bajo el mínimo',
  discard: 'Descartar',
  leaveQuestion: '¿Descartar los cambios sin guardar?',
  save_one: 'Guardar 1 cambio',
  save_other: 'Guardar {count} cambios',
  saved_one: '1 producto guardado',
  saved_other: '{count} productos guardados',
  leftOut_one: '1 producto quedó fuera. Sus celdas dicen por qué.',
  leftOut_other: '{count} productos quedaron fuera. Sus celdas dicen por qué.',
  refused_one: '1 celda no se guardó e indica el motivo. Las demás están guardadas.',
  refused_other: '{count} celdas no se guardaron e indican el motivo. Las demás están guardadas.',
  clashTitle_one: 'Otro operador guardó 1 celda que tú también cambiaste',
  clashTitle_other: 'Otros operadores guardaron {count} celdas que tú también cambiaste',
  clashTitleBy_one: '{name} guardó 1 celda que tú también cambiaste',
  clashTitleBy_other: '{name} guardó {count} celdas que tú también cambiaste',
  clashNote: 'Elige qué se queda en cada celda. Estos productos se guardan cuando hayas elegido.',
  theirs: 'Lo suyo, guardado',
  clashCounts: 'Tuyas {mine}, suyas {theirs}',
  variantGone: 'Variante eliminada',
  clash:
    '{name} guardó {theirs} entretanto; lo tuyo es {mine}. Esc toma lo suyo; escribe lo tuyo otra vez para conservarlo.',
  another: 'Otro operador',
  gone: '{name} eliminó esta variante. Escribiste {mine}.',
  choose_one: 'Elegir en 1 celda',
  choose_other: 'Elegir en {count} celdas',
  savedMeanwhile_one:
    'Otros guardaron 1 producto entretanto. Tus cambios siguen aquí: guarda otra vez.',
  savedMeanwhile_other:
    'Otros guardaron {count} productos entretanto. Tus cambios siguen aquí: guarda otra vez.',
});
