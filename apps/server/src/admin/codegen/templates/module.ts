import { inComment } from '../names.rules.ts';
import type { Plan } from '../plan.ts';
import { importsFor, lines } from '../source-text.ts';

/** The hook by which dictionaries know the columns with their entries, so that none is deleted while rows have it. */
function writeHooks({ fields, menu, tableConst, feature }: Plan): string {
  const table = tableConst === feature ? `${tableConst}Table` : tableConst;
  const uses = fields
    .filter(({ config }) => config.dictType)
    .map(
      ({ config, property }) =>
        `{ dictCode: '${config.dictType}', menu: '${menu}', column: ${table}.${property} },`,
    );
  return uses.length
    ? `  hooks: [implementHook(dictionaryHooks.uses, () => [\n${lines(uses)}\n])],`
    : '';
}

/** The module's public API: its endpoints with their use cases. */
export function writeModule(plan: Plan): string {
  const { area, module, feature, title, tableConst, source } = plan;
  const hooks = writeHooks(plan);
  const code = `/** ${inComment(title)}: list, form and changes. */
export const ${feature}Module: Module = {
  name: '${feature}',
${hooks ? `${hooks}\n` : ''}  routes(api) {
    registerCrudRoutes(api, ${feature}, ${feature}Service);
  },
};
`;
  const isSame = tableConst === feature;
  return `${importsFor(code, {
    [`@vitrine/contract/${area}/${module}.ts`]: [feature],
    '#admin/dictionaries/index.ts': ['dictionaryHooks'],
    '#platform/crud/crud-routes.ts': ['registerCrudRoutes'],
    '#platform/hooks.ts': ['implementHook'],
    '#platform/module.ts': ['type Module'],
    [`./${module}.service.ts`]: [`${feature}Service`],
    [source ? source.module : `./${module}.tables.ts`]: hooks
      ? [isSame ? `${tableConst} as ${tableConst}Table` : tableConst]
      : [],
  })}${code}`;
}
