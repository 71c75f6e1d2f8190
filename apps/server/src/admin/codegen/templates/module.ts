import { inComment } from '../names.rules.ts';
import type { Plan } from '../plan.ts';

/** The module's public API: its endpoints with their use cases. */
export function writeModule({ area, module, entity, features, feature, title }: Plan): string {
  return `import * as contract from '@vitrine/contract/${area}/${module}.ts';
import type { Module } from '#platform/module.ts';
import { route } from '#platform/route.ts';
import { add${entity}, change${entity}, getForm, pageAll, remove${features} } from './${module}.service.ts';

/** ${inComment(title)}: list, form and changes. */
export const ${feature}Module: Module = {
  name: '${feature}',
  routes(api) {
    route(api, contract.page${features}, (ctx, { query }) => pageAll(ctx, query));
    route(api, contract.get${entity}Form, (ctx, { params }) => getForm(ctx, params.id));
    route(api, contract.create${entity}, (ctx, { body }) => add${entity}(ctx, body));
    route(api, contract.update${entity}, (ctx, { params, body }) => change${entity}(ctx, params.id, body));
    route(api, contract.delete${features}, (ctx, { params }) => remove${features}(ctx, params.ids));
  },
};
`;
}
