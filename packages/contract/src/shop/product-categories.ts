import { z } from 'zod';
import { createFormEndpoints } from '../crud.ts';
import { endpoint } from '../endpoint.ts';
import { fileKeyShape } from '../images.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { createKeyShape, namesShape } from './product-form-parts.ts';

const categoryFormShape = z
  .strictObject({
    /** Part of the category's address. Unique. */
    key: createKeyShape(60),
    /** Null for a primary category. Only secondary ones have products. */
    parentId: idShape.nullable(),
    names: namesShape,
    /** A picture of the media library. */
    pictureKey: fileKeyShape.nullable(),
  })
  .refine(({ names }) => Object.values(names).some(Boolean), {
    path: ['names', 'en'],
    params: { code: 'required' },
  });

export const categories = createFormEndpoints({
  name: 'categories',
  path: '/api/v1/platform/catalogue/categories',
  permission: 'platform:category',
  subject: 'Categories of products',
  form: categoryFormShape,
  deletes: 'one',
  failures: { update: ['category-circle', 'category-in-use'], delete: ['category-in-use'] },
});

export const moveCategory = endpoint({
  name: 'categories.move',
  method: 'PUT',
  path: '/api/v1/platform/catalogue/categories/:id/place',
  permission: 'platform:category:edit',
  summary:
    'Moves a category before another one of the same level, or to the end, also below another primary category. Products move with it.',
  params: z.strictObject({ id: idShape }),
  body: z.strictObject({
    parentId: idShape.nullable(),
    /** The category that follows it; null for the end. */
    beforeId: idShape.nullable(),
  }),
  reply: z.null(),
  failures: ['category-circle', 'category-in-use'],
});

nameSchemas({ CategoryForm: categoryFormShape });
