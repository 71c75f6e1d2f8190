import type { Ctx } from '#platform/context.ts';
import { readPrepared } from '#platform/prepared.ts';
import type { Names } from './catalogue.tables.ts';

export interface Category {
  id: string;
  parentId: string | null;
  key: string;
  names: Names;
}

const statement = {
  name: 'catalogue.categories',
  text: `select c.id, c.parent_id as "parentId", c.key, c.names
    from categories c order by c.parent_id nulls first, c.sort, c.id`,
};

/** All categories, the primary ones first, each level in its order. */
export function listCategories(ctx: Ctx): Promise<Category[]> {
  return readPrepared<Category>(ctx, statement, []);
}
