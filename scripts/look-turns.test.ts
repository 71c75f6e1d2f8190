import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LookPlan, planLooks, type Target } from '../looks/walk.ts';
import { alternateWidths, themes, widths } from '../looks/wish.ts';
import { languages } from '../packages/contract/src/locales.ts';

const targets: readonly Target[] = Array.from({ length: 40 }, (_, at) => ({
  address: `/page-${at}`,
}));
const plan = (byTurn: LookPlan['byTurn'], wish: Partial<LookPlan> = {}) =>
  planLooks(() => targets, { languages, widths, alternateWidths, themes, byTurn, ...wish });
const count = (all: readonly unknown[]) => new Set(all).size;

test('npm run look has each page once, at three widths and one more, and all languages, themes and widths occur', () => {
  const looks = plan({ language: true, width: false, theme: true });
  assert.equal(count(looks.map(({ address }) => address)), targets.length);
  assert.equal(looks.length, targets.length);
  assert.ok(
    looks.every(
      (look) =>
        look.themes.length === 1 &&
        look.widths.length === widths.length - alternateWidths.length + 1,
    ),
  );
  assert.equal(
    count(looks.map(({ language, themes: [theme] }) => `${language} ${theme}`)),
    languages.length * themes.length,
  );
  assert.equal(count(looks.flatMap((look) => look.widths)), widths.length);
});

test('a run of the tests has each page at one width', () => {
  const looks = plan({ language: true, width: true, theme: true });
  assert.equal(looks.length, targets.length);
  assert.ok(looks.every((look) => look.widths.length === 1));
  assert.equal(count(looks.flatMap((look) => look.widths)), widths.length);
});

test('languages and themes that are named are seen on each page', () => {
  const looks = plan(
    { language: false, width: false, theme: false },
    { languages: ['es', 'fr'], alternateWidths: [] },
  );
  assert.equal(looks.length, 2 * targets.length);
  assert.ok(
    looks.every(
      (look) => look.themes.length === themes.length && look.widths.length === widths.length,
    ),
  );
});
