import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparesPictures, readLookOptions } from './look-options.ts';

test('npm run look without options looks at everything', () => {
  assert.deepEqual(readLookOptions([]), {
    out: '',
    only: '',
    languages: [],
    widths: [],
    themes: [],
    hasPictures: true,
    isUpdate: false,
  });
});

test('npm run look takes sites, languages and widths that exist', () => {
  const asked = readLookOptions([
    '--only',
    'console',
    '--languages',
    'en,zh-cn',
    '--widths',
    '390,700',
    '--themes',
    'dark',
    '--no-pictures',
  ]);
  assert.deepEqual(asked, {
    out: '',
    only: 'console',
    languages: ['en', 'zh-cn'],
    widths: ['390', '700'],
    themes: ['dark'],
    hasPictures: false,
    isUpdate: false,
  });
  assert.equal(readLookOptions(['--only', 'data']).only, 'data');
});

test('npm run look compares with the committed pictures unless it is narrowed to a site, a language, a width or a theme', () => {
  const compares = (...words: string[]) => comparesPictures(readLookOptions(words));
  assert.deepEqual(
    [compares(), compares('--no-pictures'), compares('--only', 'pictures')],
    [true, true, true],
  );
  const narrowed = [
    ['--only', 'storefront'],
    ['--languages', 'en'],
    ['--widths', '390'],
    ['--themes', 'dark'],
  ];
  assert.deepEqual(
    narrowed.map((words) => compares(...words)),
    narrowed.map(() => false),
  );
});

test('npm run look writes the committed pictures only with --only pictures --update', () => {
  assert.equal(readLookOptions(['--only', 'pictures', '--update']).isUpdate, true);
  assert.throws(() => readLookOptions(['--update']), /--update is for --only pictures/);
  assert.throws(
    () => readLookOptions(['--only', 'storefront', '--update']),
    /--update is for --only pictures/,
  );
});

test('npm run look rejects languages, widths, sites and options that it does not have', () => {
  assert.throws(
    () => readLookOptions(['--languages', 'en,de']),
    /--languages has no "de"\. It takes one or more of en,zh-cn,es,pt,fr\./,
  );
  assert.throws(
    () => readLookOptions(['--widths', '391']),
    /--widths has no "391"\. It takes one or more of 360,390,/,
  );
  assert.throws(
    () => readLookOptions(['--themes', 'sepia']),
    /--themes has no "sepia"\. It takes one or more of light,dark\./,
  );
  assert.throws(() => readLookOptions(['--widths', '390px']), /--widths has no "390px"/);
  assert.throws(() => readLookOptions(['--languages']), /--languages has no value/);
  assert.throws(
    () => readLookOptions(['--languages', '--no-pictures']),
    /--languages has no value/,
  );
  assert.throws(
    () => readLookOptions(['--only', 'tablet']),
    /--only has no "tablet"\. It takes a part of one of these names: (?:[a-z-]+, )*phone-owner, /,
  );
  assert.throws(() => readLookOptions(['--language', 'en']), /Unknown option "--language"/);
});
