import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dictionaryEntryFormShape } from '@vitrine/contract/admin/dictionary-entries.ts';
import { z } from 'zod';
import { placeFailure, toFlag, valuesToSend } from './form-panel.rules.ts';

const fields = ['name', 'dictCode', 'params.0.key'];
const hasField = (path: (string | number)[]) => fields.includes(path.join('.'));
const failure = { code: 'invalid', message: 'Wrong', fields: [] };

test('what the server refuses is shown at its fields, also at those of a row', () => {
  const refused = {
    ...failure,
    fields: [
      { path: 'name', message: 'Too long' },
      { path: 'params.0.key', message: 'Missing' },
    ],
  };
  assert.deepEqual(placeFailure(refused, {}, hasField), [
    { path: ['name'], message: 'Too long' },
    { path: ['params', 0, 'key'], message: 'Missing' },
  ]);
});

test('a field of a part of the body is found under its own name', () => {
  const refused = { ...failure, fields: [{ path: 'payer.name', message: 'Wrong' }] };
  assert.deepEqual(placeFailure(refused, {}, hasField), [{ path: ['name'], message: 'Wrong' }]);
});

test('a failure without fields is shown where its code belongs, and a field that is not in the form shows nothing', () => {
  const taken = { ...failure, code: 'dict-code-taken', message: 'Taken' };
  assert.deepEqual(placeFailure(taken, { 'dict-code-taken': 'dictCode' }, hasField), [
    { path: ['dictCode'], message: 'Taken' },
  ]);
  assert.deepEqual(placeFailure(taken, {}, hasField), []);
  assert.deepEqual(
    placeFailure({ ...failure, fields: [{ path: 'remark', message: 'Wrong' }] }, {}, hasField),
    [],
  );
});

test('an emptied number is left out of what is sent, and texts are read as the contract reads them', () => {
  const typed = {
    dictCode: 'gender',
    value: '1',
    label: '  Woman ',
    sort: null,
    status: 1,
  } as never;
  assert.deepEqual(JSON.parse(JSON.stringify(valuesToSend(dictionaryEntryFormShape, typed))), {
    dictCode: 'gender',
    value: '1',
    label: 'Woman',
    status: 1,
  });
  assert.throws(() =>
    valuesToSend(dictionaryEntryFormShape, { dictCode: 'gender', value: '', label: 'x' }),
  );
  assert.equal(valuesToSend(undefined, typed), typed);
});

test('a box sends true or false where its shape takes these, and else 1 or 0', () => {
  assert.deepEqual([toFlag(z.boolean(), true), toFlag(z.boolean(), false)], [true, false]);
  const numbers = z.literal([0, 1]);
  assert.deepEqual([toFlag(numbers, true), toFlag(numbers, false)], [1, 0]);
});
