import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/user-sheet.ts';

export const userSheet = translationOf<typeof english.userSheet>()({
  columns: {
    username: 'Nome de usuário',
    nickname: 'Apelido',
    gender: 'Gênero',
    mobile: 'Celular',
    email: 'E-mail',
    roles: 'Funções',
    department: 'Departamento',
    status: 'Status',
  },
  formerColumns: { roles: 'Códigos de função', department: 'Código do departamento' },
  statuses: { enabled: 'Ativo', disabled: 'Inativo' },
  created: 'Criado em ({zone})',
  rowLabel: 'Linha {row}.',
  stopped:
    'A exportação parou depois de {count} usuários: há mais. Filtre a lista e exporte o restante.',
  /** File names. */
  fileName: 'usuarios',
  templateName: 'importar-usuarios',
  example: { username: 'ana.silva', nickname: 'Ana Silva' },
});
