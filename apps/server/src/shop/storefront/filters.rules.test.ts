import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countChoices,
  countInStock,
  type Filterable,
  filterProducts,
  groupChoices,
  type ProductFilter,
} from './filters.rules.ts';

const variant = (id: string, values: Record<string, string> = {}) => ({ id, values });
const pot: Filterable = {
  id: 'pot',
  price: 3_000,
  freeVariantIds: ['2', '3'],
  variants: [
    variant('1', { colour: 'red', size: 's' }),
    variant('2', { colour: 'red', size: 'm' }),
    variant('3', { colour: 'green', size: 's' }),
  ],
};
const mug: Filterable = {
  id: 'mug',
  price: 1_500,
  freeVariantIds: [],
  variants: [variant('4', { colour: 'red' })],
};
const clock: Filterable = {
  id: 'clock',
  price: 7_000,
  freeVariantIds: ['5'],
  variants: [variant('5')],
};
const all = [pot, mug, clock];

const filter = (given: {
  choices?: string[];
  priceMin?: number;
  priceMax?: number;
  inStock?: boolean;
}): ProductFilter => ({
  options: groupChoices(given.choices ?? []),
  inStock: given.inStock ?? false,
  priceMin: given.priceMin,
  priceMax: given.priceMax,
});

for (const [title, wanted, expected] of [
  ['no filter leaves all', {}, ['pot', 'mug', 'clock']],
  ['bounds of the price are included', { priceMin: 1_500, priceMax: 3_000 }, ['pot', 'mug']],
  [
    'values of one option are alternatives',
    { choices: ['colour:red', 'colour:green'] },
    ['pot', 'mug'],
  ],
  ['values of two options have to be in one variant', { choices: ['colour:green', 'size:m'] }, []],
  [
    'a chosen value that is sold out is no hit among what can be bought',
    { choices: ['colour:red', 'size:s'], inStock: true },
    [],
  ],
  ['only what can be bought', { inStock: true }, ['pot', 'clock']],
] as const)
  test(`filters: ${title}`, () => {
    assert.deepEqual(
      filterProducts(all, filter(wanted as never)).map(({ id }) => id),
      expected,
    );
  });

test('a value is counted with the filters of other kinds, and not with other values of its option', () => {
  const counts = countChoices(all, filter({ choices: ['colour:green'], priceMax: 3_000 }));
  assert.deepEqual(
    [...counts].map(([option, values]) => [option, [...values]]),
    [
      [
        'colour',
        [
          ['red', 2],
          ['green', 1],
        ],
      ],
      [
        'size',
        [
          ['s', 1],
          ['m', 0],
        ],
      ],
    ],
  );
  assert.equal(countInStock(all, filter({ choices: ['colour:red'] })), 1);
});
