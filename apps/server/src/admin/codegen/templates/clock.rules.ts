import { isClockColumn } from '@vitrine/contract/admin/codegen-columns.ts';
import type { Plan } from '../plan.ts';

/** Whether the table has the moments that the server fills by its clock. */
export const hasClock = ({ table }: Plan): { created: boolean; changed: boolean } => ({
  created: table.columns.some((column) => column.name === 'created_at' && isClockColumn(column)),
  changed: table.columns.some((column) => column.name === 'updated_at' && isClockColumn(column)),
});
