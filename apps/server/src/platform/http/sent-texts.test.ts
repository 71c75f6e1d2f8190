import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createUser } from '@vitrine/contract/admin/accounts.ts';
import { createNotice } from '@vitrine/contract/admin/notices.ts';
import { flagFilter, idShape, optionalFilter } from '@vitrine/contract/paging.ts';
import { lineText } from '@vitrine/contract/shapes.ts';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { parseShape } from './shape.ts';

const shape = z.strictObject({
  status: z.literal([0, 1]).optional(),
  level: z.enum({ low: 1, high: 2 }).optional(),
  sort: z.number().int().min(0).max(999).nullable().optional(),
  rate: z.number().optional(),
  isOpen: z.boolean().default(false),
  id: idShape.nullable().optional(),
  code: z.enum(['0', '1']).optional(),
  name: lineText(20).min(1).nullable().optional(),
  either: z.union([z.string().max(3), z.number()]).optional(),
  flag: flagFilter,
  list: z.array(z.number()).optional(),
  pair: z.tuple([z.number(), z.string()]).optional(),
  filter: optionalFilter(z.literal([0, 1])),
  rows: z.array(z.strictObject({ amount: z.number().int() })).optional(),
  kind: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal(1), width: z.number() }),
      z.strictObject({ type: z.literal(2), height: z.number() }),
    ])
    .optional(),
});

const read: [what: string, sent: object, expected: object][] = [
  ['a choice of numbers', { status: '1' }, { status: 1 }],
  ['an enumeration of numbers', { level: '2' }, { level: 2 }],
  ['a whole number', { sort: '7' }, { sort: 7 }],
  ['a fraction', { rate: '-0.25' }, { rate: -0.25 }],
  ['yes', { isOpen: 'true' }, { isOpen: true }],
  ['no', { isOpen: 'false' }, { isOpen: false }],
  ['an empty number that may be missing', { sort: '' }, { sort: null }],
  ['an empty id that may be missing', { id: '', sort: '1' }, { id: null, sort: 1 }],
  [
    'a large id stays a text',
    { id: '900719925474099312', sort: '1' },
    { id: '900719925474099312', sort: 1 },
  ],
  ['a choice of texts stays a text', { code: '1', sort: '1' }, { code: '1', sort: 1 }],
  ['a text of digits stays a text', { name: '12', sort: '1' }, { name: '12', sort: 1 }],
  [
    'a text where both are allowed stays a text',
    { either: '12', sort: '1' },
    { either: '12', sort: 1 },
  ],
  ['a filter', { filter: '0' }, { filter: 0 }],
  ['an empty filter', { filter: '', flag: '', sort: '1' }, { sort: 1 }],
  ['a list and a pair', { list: ['1', '2'], pair: ['3', '4'] }, { list: [1, 2], pair: [3, '4'] }],
  ['numbers in rows', { rows: [{ amount: '5' }] }, { rows: [{ amount: 5 }] }],
  [
    'one of several objects',
    { kind: { type: '2', height: '3' } },
    { kind: { type: 2, height: 3 } },
  ],
];

test('a number, boolean or choice that was sent as a text is read as what the shape expects, and everything else stays', () => {
  for (const [what, sent, expected] of read) {
    const { isOpen, ...rest } = parseShape(shape, sent);
    const result = Object.fromEntries(
      Object.entries('isOpen' in expected ? { isOpen, ...rest } : rest).filter(
        ([, value]) => value !== undefined,
      ),
    );
    assert.deepEqual(result, expected, what);
  }
});

const refused: [sent: object, place: string, code: string][] = [
  [{ status: '2' }, 'status', 'choice'],
  [{ status: '01' }, 'status', 'choice'],
  [{ sort: 'twelve' }, 'sort', 'type'],
  [{ sort: ' 1' }, 'sort', 'type'],
  [{ sort: '1e2' }, 'sort', 'type'],
  [{ sort: '0x1' }, 'sort', 'type'],
  [{ sort: '9007199254740993' }, 'sort', 'type'],
  [{ sort: '1000' }, 'sort', 'too-big'],
  [{ isOpen: 'perhaps', sort: '1' }, 'isOpen', 'type'],
  [{ isOpen: '' }, 'isOpen', 'type'],
  [{ name: '', sort: '1' }, 'name', 'required'],
  [{ rows: [{ amount: '5' }, { amount: 'x' }] }, 'rows.1.amount', 'type'],
  [{ kind: { type: '2', height: 'x' } }, 'kind.height', 'type'],
  [{ kind: { type: '1', width: '4', surprise: '1' } }, 'kind.surprise', 'unknown'],
];

test('a text that is no number, boolean or choice is refused at its own field alone', () => {
  for (const [sent, path, code] of refused) {
    assert.throws(
      () => parseShape(shape, sent),
      (error) => {
        assert.ok(error instanceof Failure);
        assert.deepEqual(
          error.fields.map((field) => [field.path, field.code]),
          [[path, code]],
          JSON.stringify(sent),
        );
        return true;
      },
    );
  }
});

test('the forms of the admin family are accepted with the values of dictionary entries as texts', () => {
  const user = {
    username: 'luna.reyes',
    nickname: 'Luna',
    email: 'luna@example.com',
    gender: '1',
    status: '1',
    deptId: '',
    roleIds: ['4'],
  };
  assert.deepEqual(
    { ...parseShape(createUser.body, user) },
    { ...user, gender: 1, status: 1, deptId: null },
  );
  assert.equal(
    parseShape(createNotice.body, {
      title: 'Hello',
      content: 'All',
      type: '1',
      targetType: '2',
      publish: 'false',
    }).type,
    1,
  );
});
