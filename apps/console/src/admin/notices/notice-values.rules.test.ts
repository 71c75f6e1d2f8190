import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  halfWritten,
  type NoticeValues,
  noticeOf,
  readIn,
  valuesOf,
} from './notice-values.rules.ts';

const rest = {
  type: 2,
  level: 'L',
  targetType: 1,
  targetUserIds: [],
  publish: false,
  scheduleTime: null,
} as const;
const spanish = { title: 'Hola', content: '<p>Texto</p>' };
const english = { title: 'Hello', content: '<p>Text</p>' };
const values: NoticeValues = {
  ...rest,
  targetUserIds: [],
  language: 'es',
  texts: { es: spanish, en: english, fr: { title: ' ', content: '' }, pt: undefined },
};

test('the text of the chosen language is the one for everybody, the other written ones are its translations', () => {
  const { title, content, language, translations } = noticeOf(values);
  assert.deepEqual([{ title, content }, language, translations], [spanish, 'es', { en: english }]);
});

test('what is stored comes back to the form as it was sent, in the operator’s language where none is known', () => {
  const sent = noticeOf(values);
  const stored = { ...sent, translations: { en: english }, language: 'es' as const };
  assert.deepEqual(valuesOf(stored, 'fr').texts, { en: english, es: spanish });
  assert.deepEqual(valuesOf({ ...stored, language: null, translations: {} }, 'fr').texts, {
    fr: spanish,
  });
  assert.equal(valuesOf({ ...stored, language: null }, 'fr').language, 'fr');
});

test('a reader sees the text of the own language, or the one for everybody under its language', () => {
  assert.deepEqual(readIn('en', values), { ...english, language: 'en' });
  assert.deepEqual(readIn('fr', values), { ...spanish, language: 'es' });
  assert.deepEqual(halfWritten({ ...values.texts, pt: { title: 'Só título' } }), ['pt']);
});
