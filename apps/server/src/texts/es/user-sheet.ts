import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/user-sheet.ts';

export const userSheet = translationOf<typeof english.userSheet>()({
  columns: {
    username: 'Nombre de usuario',
    nickname: 'Nombre visible',
    gender: 'Género',
    mobile: 'Móvil',
    email: 'Correo electrónico',
    roles: 'Roles',
    department: 'Departamento',
    status: 'Estado',
  },
  formerColumns: { roles: 'Códigos de rol', department: 'Código de departamento' },
  statuses: { enabled: 'Activo', disabled: 'Inactivo' },
  created: 'Creado ({zone})',
  rowLabel: 'Fila {row}.',
  stopped:
    'La exportación se detuvo tras {count} usuarios: hay más. Filtra la lista y exporta el resto.',
  /** File names. */
  fileName: 'usuarios',
  templateName: 'importar-usuarios',
  example: { username: 'ana.silva', nickname: 'Ana Silva' },
});
