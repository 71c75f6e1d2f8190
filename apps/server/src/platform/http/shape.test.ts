import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idShape } from '@vitrine/contract/paging.ts';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { parseShape } from './shape.ts';

function listCodes(shape: z.ZodType, value: unknown): [path: string, code: string][] {
  try {
    parseShape(shape, value);
    return [];
  } catch (error) {
    assert.ok(error instanceof Failure);
    return error.fields.map(({ path, code }) => [path, code]);
  }
}

test('an id that was not chosen is missing, and any other text is no id', () => {
  const shape = z.strictObject({ categoryId: idShape });
  assert.deepEqual(listCodes(shape, { categoryId: '' }), [['categoryId', 'required']]);
  assert.deepEqual(listCodes(shape, { categoryId: 'tea' }), [['categoryId', 'id']]);
  assert.deepEqual(listCodes(shape, { categoryId: '7' }), []);
});
