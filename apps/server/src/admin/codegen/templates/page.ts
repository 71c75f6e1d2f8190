import { formTypes } from '@vitrine/contract/admin/codegen.ts';
import { inComment } from '../names.rules.ts';
import type { Plan, PlanField } from '../plan.ts';

/** The folder of the page in the console, and the way from there to its root. */
const folderOf = ({ area, module }: Plan) =>
  `apps/console/src/${area === 'shop' ? 'operations' : 'admin'}/${module}`;
export const pageFile = (plan: Plan): string => `${folderOf(plan)}/${plan.module}-page.tsx`;

const kebabOf = (name: string): string =>
  name.replaceAll(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`);

const isTypedNumber = ({ inForm, kind, isFlag, config }: PlanField): boolean =>
  inForm &&
  kind === 'integer' &&
  !isFlag &&
  !config.dictType &&
  config.formType !== formTypes.hidden;

/** The names of number fields in the form. */
export const numberFieldsOf = (plan: Plan) =>
  plan.fields
    .filter(isTypedNumber)
    .map((field) => ({ name: `${plan.kebab}-${kebabOf(field.name)}`, field }));

/** The page: list, form and deletion, which the kit draws from the fields of the contract. */
export function writePage(plan: Plan): string {
  const { features, feature, area, module, title } = plan;
  const numbers = numberFieldsOf(plan).map(({ name, field }) => `${field.name}: '${name}'`);
  const values = [
    feature,
    `${feature}Texts`,
    ...(numbers.length ? [`{ ${numbers.join(', ')} }`] : []),
  ];
  return `import { ${feature} } from '@vitrine/contract/${area}/${module}.ts';
import { ${feature}Texts } from '../../texts/${module}.ts';
import { CrudPage } from '../../ui/crud/crud-page.tsx';
import { usePlainPage } from '../../ui/crud/use-plain-page.tsx';

/** ${inComment(title)}: the list, its form, and what is done with its rows. */
export default function ${features}Page() {
  return <CrudPage {...usePlainPage(${values.join(', ')})} />;
}
`;
}
