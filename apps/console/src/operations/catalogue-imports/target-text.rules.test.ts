import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importTargets } from '@vitrine/contract/shop/catalogue-import-fields.ts';
import { catalogueImports } from '../../texts/en/catalogue-imports.ts';
import { findTargetText } from './target-text.rules.ts';

const columnsOfWooCommerce = [
  ...['wooId', 'wooType', 'wooParent', 'wooPublished', 'wooCategories', 'wooImages'],
  ...['attribute1Name', 'attribute12Values'],
];

test('every target of a column has a name, those that only a layout understands too', () => {
  for (const target of [...importTargets, ...columnsOfWooCommerce])
    assert.ok(findTargetText(target).key in catalogueImports, target);
  assert.deepEqual(findTargetText('option2Value.en'), { key: 'field_optionValue', number: 2 });
  assert.deepEqual(findTargetText('attribute12Values'), {
    key: 'field_attributeValues',
    number: 12,
  });
});
