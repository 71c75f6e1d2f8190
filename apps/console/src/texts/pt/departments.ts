import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { departments as english } from '../en/departments.ts';

export const departments = translationOf<typeof english>()({
  add: 'Adicionar departamento',
  edit: 'Editar departamento',
  addBelow: 'Adicionar abaixo',
  parent: 'Departamento superior',
  top: 'Nível superior',
  name: 'Nome',
  code: 'Código',
  codeHint: 'Letras, dígitos, _ e -, começando por uma letra; único.',
  sort: 'Ordem',
  isEnabled: 'Ativo',
  status: 'Status',
  anyStatus: 'Qualquer status',
  enabled: 'Ativo',
  disabled: 'Inativo',
  search: 'Nome',
  none: 'Ainda não há departamentos.',
  empty: 'Nenhum departamento encontrado.',
  line: 'As funções podem limitar o que seus usuários veem a um departamento, com ou sem os que estão abaixo dele.',
  removeSeveral: 'Excluir {count} departamentos?',
  hint: 'Os departamentos abaixo também são excluídos. Antes é preciso mover os usuários.',
});
