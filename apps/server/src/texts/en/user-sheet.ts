/** The spreadsheets of users: export, template, and what an import says about a row. */
export const userSheet = {
  columns: {
    username: 'User name',
    nickname: 'Nickname',
    gender: 'Gender',
    mobile: 'Mobile',
    email: 'Email',
    roles: 'Roles',
    department: 'Department',
    status: 'Status',
  },
  /** Titles of earlier templates, which can be imported too. */
  formerColumns: { roles: 'Role codes', department: 'Department code' },
  statuses: { enabled: 'Enabled', disabled: 'Disabled' },
  created: 'Created ({zone})',
  rowLabel: 'Row {row}.',
  /** The last row of an export that has more users than it may hold. */
  stopped:
    'The export stopped after {count} users: there are more. Filter the list and export the rest.',
  /** File names. */
  fileName: 'users',
  templateName: 'user-import',
  example: { username: 'ana.silva', nickname: 'Ana Silva' },
} as const;
