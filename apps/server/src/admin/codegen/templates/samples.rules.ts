import { formTypes } from '@vitrine/contract/admin/codegen.ts';
import type { PlanField } from '../plan.ts';

/** The entry that the generated test adds to each dictionary. */
const sampleEntry = '7';

function sampleText({ config, column }: PlanField, number: number): string {
  const length = Number(/\((\d+)\)/.exec(column.type)?.[1] ?? 40);
  const words = column.type.startsWith('character(')
    ? `${number}`.padStart(length, 'A')
    : `Sample ${number}`.slice(-Math.min(length, config.maxLength ?? length));
  return `'${words.trim()}'`;
}

/** A value of the form in the generated test, as source code; different for each number from 1 to 9. */
export function sampleOf(field: PlanField, number: number): string {
  const { kind, isFlag, config } = field;
  if (config.dictType) return kind === 'integer' ? sampleEntry : `'${sampleEntry}'`;
  if (isFlag) return String(number % 2);
  if (kind === 'integer') return String(number);
  if (kind === 'decimal') return `'${number}'`;
  if (kind === 'day') return `'2026-10-0${number}'`;
  if (kind === 'moment') return `'2026-10-0${number}T10:00:00.000Z'`;
  return sampleText(field, number);
}

/** Fields for which the test types something: a reference would need a row of the other table. */
export const isSampled = ({ inForm, kind, isRequired, config }: PlanField): boolean =>
  inForm && (isRequired || (kind !== 'reference' && config.formType !== formTypes.hidden));
