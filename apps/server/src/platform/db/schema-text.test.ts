import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idShape } from '@vitrine/contract/paging.ts';
import { z } from 'zod';
import { describeSchema, type Schema } from './schema-text.ts';

const describe = (shape: z.ZodType) =>
  describeSchema(z.toJSONSchema(shape, { io: 'input' }) as Schema);

test('a shape is written as people read types', () => {
  const shape = z.strictObject({
    id: idShape,
    name: z.string().min(1).max(80),
    note: z.string().max(500).optional(),
    kind: z.enum(['sale', 'own']),
    paidAt: z.iso.datetime().nullable(),
    lines: z.array(z.strictObject({ quantity: z.number().int().min(1).max(99) })).max(50),
    count: z.number().int(),
  });
  assert.equal(
    describe(shape),
    `{
  id: id
  name: string 1…80 characters
  note?: string ≤ 500 characters
  kind: "sale" | "own"
  paidAt: moment | null
  lines: list ≤ 50 of {
    quantity: integer 1…99
  }
  count: integer
}`,
  );
});

test('what has no fields, or no form, is written as well', () => {
  assert.equal(describe(z.null()), 'null');
  assert.equal(describe(z.any()), 'anything');
  assert.equal(describe(z.strictObject({})), '{}');
  assert.equal(describe(z.record(z.string(), z.boolean())), '{\n  [name]: boolean\n}');
});
