import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLookOptions } from './look-options.ts';

test('npm run look without options looks at everything', () => {
  assert.deepEqual(readLookOptions([]), { out: '', only: '', languages: [], widths: [], themes: [], hasPictures: true });
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
  });
  assert.equal(readLookOptions(['--only', 'data']).only, 'data');
});

test('npm run look rejects languages, widths, sites and options that it does not have', () => {
  assert.throws(() => readLookOptions(['--languages', 'en,de']), /--languages has no "de"\. It takes one or more of en,zh-cn,es,pt,fr\./);
  assert.throws(() => readLookOptions(['--widths', '391']), /--widths has no "391"\. It takes one or more of 360,390,/);
  assert.throws(() => readLookOptions(['--themes', 'sepia']), /--themes has no "sepia"\. It takes one or more of light,dark\./);
  assert.throws(() => readLookOptions(['--widths', '390px']), /--widths has no "390px"/);
  assert.throws(() => readLookOptions(['--languages']), /--languages has no value/);
  assert.throws(() => readLookOptions(['--languages', '--no-pictures']), /--languages has no value/);
  assert.throws(
    () => readLookOptions(['--only', 'tablet']),
    /--only has no "tablet"\. It takes a part of one of these names: (?:[a-z-]+, )*phone-owner, /,
  );
  assert.throws(() => readLookOptions(['--language', 'en']), /Unknown option "--language"/);
});
