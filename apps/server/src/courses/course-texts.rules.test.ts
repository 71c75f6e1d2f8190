import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  completeLanguages,
  completenessOf,
  isFilmAddress,
  languageToShow,
  readingSeconds,
  textIn,
  writtenOnly,
} from './course-texts.rules.ts';

test('a course is complete in a language when title, summary, chapters and lectures are written in it, and articles have a text', () => {
  const words = {
    texts: { en: { title: 'Light', summary: 'Words' }, es: { title: 'Luz', summary: '' } },
    chapters: [{ titles: { en: 'One', es: 'Uno' } }],
    lectures: [
      { kind: 'article', titles: { en: 'A', es: 'A' }, contents: { en: '<p>a</p>' } },
      { kind: 'video', titles: { en: 'B', es: 'B' }, contents: {} },
    ],
  } as const;
  assert.deepEqual(completenessOf(words), [
    { language: 'en', done: 5, needed: 5 },
    { language: 'es', done: 3, needed: 5 },
  ]);
  assert.deepEqual(completeLanguages(words), ['en']);
});

test('somebody reads in the wanted language, otherwise in English, otherwise in the first one', () => {
  assert.equal(languageToShow('es', ['en', 'es']), 'es');
  assert.equal(languageToShow('fr', ['es', 'en']), 'en');
  assert.equal(languageToShow('fr', ['es', 'pt']), 'es');
  assert.equal(textIn({ es: 'Luz' }, 'fr'), 'Luz');
  assert.equal(textIn({}, 'fr'), '');
});

test('an article takes half a minute for a hundred words or for 175 Chinese signs; marks and codes are not read', () => {
  assert.equal(readingSeconds(`<p>${'word '.repeat(300)}</p>`), 90);
  assert.equal(readingSeconds(`<p>${'光'.repeat(700)}</p>`), 120);
  assert.equal(readingSeconds('<p>Two&nbsp;words</p>'), 30);
  assert.equal(readingSeconds('<p> &nbsp; </p><hr>'), 0);
});

test('an empty text is not written', () => {
  assert.deepEqual(writtenOnly({ en: 'a', es: '', pt: null }), { en: 'a' });
});

test('only YouTube and Vimeo are addresses of films', () => {
  for (const address of [
    'https://youtu.be/abc',
    'https://www.youtube.com/watch?v=1',
    'https://vimeo.com/1',
  ])
    assert.ok(isFilmAddress(address), address);
  for (const address of [
    'https://youtube.com.example.org/1',
    'https://example.org/youtu.be',
    'https://notvimeo.com/1',
  ])
    assert.ok(!isFilmAddress(address), address);
});
