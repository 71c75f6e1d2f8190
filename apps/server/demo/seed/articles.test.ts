import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../languages.ts';
import { courses } from '../stores/courses.ts';
import { htmlOf } from './html-of.ts';
import { readArticle } from './read-article.ts';

const articles = courses.flatMap(({ chapters }) =>
  chapters.flatMap(({ lectures }) => lectures.map(({ article }) => article)),
);

/** Chinese has no spaces: about one and a half characters are read as long as a word. */
const countWords = (text: string, language: string): number =>
  language === 'zh-cn'
    ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 1.5
    : text.split(/\s+/).length;

test('each article of the courses is worth reading: long enough, with headings, a list and an example in numbers, in every language', async () => {
  assert.equal(new Set(articles).size, 16);
  for (const article of articles) {
    const texts = await readArticle(article);
    const shapes = languages.map((language) => {
      const html = htmlOf(texts[language]);
      const name = `${article} in ${language}`;
      const words = countWords(texts[language], language);
      assert.ok(words >= 250 && words <= 600, `${name} has ${words} words`);
      assert.ok(
        (texts[language].match(/\d+/g) ?? []).length >= 4,
        `${name} has an example with numbers`,
      );
      // What the small language of the articles does not know would be shown as signs.
      assert.doesNotMatch(html, /\*\*|^#|<p>[-#]|\]\(/m, name);
      return ['h3', 'ol', 'ul', 'li'].map((tag) => html.split(`<${tag}>`).length - 1);
    });
    for (const shape of shapes)
      assert.deepEqual(shape, shapes[0], `${article} has the same parts in every language`);
    assert.ok((shapes[0]?.[0] ?? 0) >= 3 && (shapes[0]?.[3] ?? 0) >= 3, article);
  }
});
