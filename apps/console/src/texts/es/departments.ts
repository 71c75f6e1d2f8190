import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { departments as english } from '../en/departments.ts';

export const departments = translationOf<typeof english>()({
  add: 'Añadir departamento',
  edit: 'Editar departamento',
  addBelow: 'Añadir debajo',
  parent: 'Departamento superior',
  top: 'Nivel superior',
  name: 'Nombre',
  code: 'Código',
  codeHint: 'Letras, cifras, _ y -, empezando por una letra; único.',
  sort: 'Orden',
  isEnabled: 'Activo',
  status: 'Estado',
  anyStatus: 'Cualquier estado',
  enabled: 'Activo',
  disabled: 'Inactivo',
  search: 'Nombre',
  none: 'Todavía no hay departamentos.',
  empty: 'Ningún departamento coincide.',
  line: 'Los roles pueden limitar lo que ven sus usuarios a un departamento, con o sin los que dependen de él.',
  removeSeveral: '¿Eliminar {count} departamentos?',
  hint: 'También se eliminan los que dependen de él. Antes hay que mover a sus usuarios.',
});
