import { inComment } from '../names.rules.ts';
import type { Plan } from '../plan.ts';

/** The module's public API: its endpoints, with the use cases that the kit makes of the table. */
export function writeModule(plan: Plan): string {
  const { area, module, feature, title, tableConst, source, menu } = plan;
  // A table of the same name is imported under another one.
  const table = tableConst === feature ? `${tableConst}Table` : tableConst;
  const imported = tableConst === feature ? `${tableConst} as ${table}` : tableConst;
  return `import { ${feature} } from '@vitrine/contract/${area}/${module}.ts';
import { createPlainModule } from '#admin/dictionaries/index.ts';
import { ${imported} } from '${source ? source.module : `./${module}.tables.ts`}';

/** ${inComment(title)}: list, form and changes. */
export const ${feature}Module = createPlainModule(${feature}, { table: ${table}, menu: '${menu}' });
`;
}
