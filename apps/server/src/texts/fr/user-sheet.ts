import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/user-sheet.ts';

export const userSheet = translationOf<typeof english.userSheet>()({
  columns: {
    username: 'Nom d’utilisateur',
    nickname: 'Pseudo',
    gender: 'Genre',
    mobile: 'Mobile',
    email: 'E-mail',
    roles: 'Rôles',
    department: 'Service',
    status: 'État',
  },
  formerColumns: { roles: 'Codes des rôles', department: 'Code du service' },
  statuses: { enabled: 'Actif', disabled: 'Inactif' },
  created: 'Créé le ({zone})',
  rowLabel: 'Ligne {row}.',
  stopped:
    'L’export s’est arrêté après {count} utilisateurs : il y en a d’autres. Filtrez la liste pour exporter le reste.',
  /** File names. */
  fileName: 'utilisateurs',
  templateName: 'import-utilisateurs',
  example: { username: 'ana.silva', nickname: 'Ana Silva' },
});
