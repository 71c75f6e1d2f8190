import { inComment } from '../names.rules.ts';
import type { Plan } from '../plan.ts';

/** The query keys of the page. */
export function writeQueryKeys({ feature, one, title }: Plan): string {
  return `/** ${inComment(title)}: the list and its form. */
export const ${one}Keys = {
  all: ['${feature}'],
  list: (filters: unknown) => ['${feature}', 'list', filters],
  form: (id: string | undefined) => ['${feature}', 'form', id],
} as const;
`;
}
