import { inComment } from '../names.rules.ts';
import type { Plan } from '../plan.ts';
import { importsFor, lines } from '../source-text.ts';

/** Tells the dictionaries which columns have their entries, so that none is deleted while rows have it. */
function writeHooks({ fields, menu, tableConst }: Plan): string {
  const uses = fields
    .filter(({ config }) => config.dictType)
    .map(
      ({ config, property }) =>
        `{ dictCode: '${config.dictType}', menu: '${menu}', column: ${tableConst}.${property} },`,
    );
  return uses.length
    ? `  hooks: [implementHook(dictionaryHooks.uses, () => [\n${lines(uses)}\n])],`
    : '';
}

/** The module's public API: its endpoints with their use cases. */
export function writeModule(plan: Plan): string {
  const { area, module, entity, features, feature, title, tableConst, source } = plan;
  const hooks = writeHooks(plan);
  const code = `/** ${inComment(title)}: list, form and changes. */
export const ${feature}Module: Module = {
  name: '${feature}',
${hooks ? `${hooks}\n` : ''}  routes(api) {
    route(api, contract.page${features}, (ctx, { query }) => pageAll(ctx, query));
    route(api, contract.get${entity}Form, (ctx, { params }) => getForm(ctx, params.id));
    route(api, contract.create${entity}, (ctx, { body }) => add${entity}(ctx, body));
    route(api, contract.update${entity}, (ctx, { params, body }) => change${entity}(ctx, params.id, body));
    route(api, contract.delete${features}, (ctx, { params }) => remove${features}(ctx, params.ids));
  },
};
`;
  return `import * as contract from '@vitrine/contract/${area}/${module}.ts';
${importsFor(code, {
  '#admin/dictionaries/index.ts': ['dictionaryHooks'],
  '#platform/hooks.ts': ['implementHook'],
  '#platform/module.ts': ['type Module'],
  '#platform/http/route.ts': ['route'],
  [`./${module}.service.ts`]: [
    `add${entity}`,
    `change${entity}`,
    'getForm',
    'pageAll',
    `remove${features}`,
  ],
  [source ? source.module : `./${module}.tables.ts`]: [tableConst],
})}${code}`;
}
