import { inComment } from '../names.rules.ts';
import type { Plan } from '../plan.ts';

/** The query keys of the page. */
export const writeQueryKeys = ({ feature, one, title }: Plan): string =>
  `import { createCrudKeys } from './crud-keys.ts';

/** ${inComment(title)}: the list and its form. */
export const ${one}Keys = createCrudKeys('${feature}');
`;
