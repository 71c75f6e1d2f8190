import { quote } from '../names.rules.ts';
import type { Plan } from '../plan.ts';
import { lines } from '../source-text.ts';

/** Descriptions for the API page: those of names that have none yet. */
export function writeFieldTexts(plan: Plan, isDescribed: (name: string) => boolean): string {
  const entries = plan.fields.flatMap(({ name, config, queryNames, inQuery, inForm, inList }) => {
    const own = inForm || inList || inQuery ? [[name, `${config.fieldComment}.`] as const] : [];
    const bounds =
      inQuery && queryNames.length === 2
        ? ([
            [queryNames[0], `${config.fieldComment}: from this value.`],
            [queryNames[1], `${config.fieldComment}: up to this value.`],
          ] as const)
        : [];
    return [...own, ...bounds];
  });
  const fresh = entries.filter(([name]) => name && !isDescribed(name));
  return `/** Fields of the module ${plan.module}. */
export const ${plan.feature}Fields: Readonly<Record<string, string>> = {
${lines(fresh.map(([name, text]) => `  ${name}: ${quote(text)},`))}
};
`;
}
