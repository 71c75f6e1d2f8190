import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { installPage } from '../../lib/testing/install-page.ts';
import { startModules } from '../../lib/testing/render.ts';

installPage();

const load = await startModules();
const { ListCard } = await load<typeof import('./list-card.tsx')>('ui/list/list-card.tsx');
const { ListFilters } = await load<typeof import('./list-filters.tsx')>('ui/list/list-filters.tsx');
const { loadTexts } = await load<typeof import('../../lib/load-texts.ts')>('lib/load-texts.ts');
await Promise.all([loadTexts('start'), loadTexts('signedIn')]);

interface Row {
  id: string;
  name: string;
}
const columns = [{ key: 'name', title: 'Name', dataIndex: 'name' as const }];
const idle = { isPending: false, isError: false, error: null, refetch: () => undefined };

const draw = (query: object, rows: readonly Row[], more: object = {}): string =>
  renderToStaticMarkup(
    createElement(ListCard<Row>, {
      query: { ...idle, data: undefined, ...query },
      rows,
      columns,
      emptyText: 'No orders yet.',
      ...more,
    }),
  );
const count = (html: string, part: string): number => html.split(part).length - 1;

test('rows: a table with every row, and neither placeholders nor a state', () => {
  const rows = [
    { id: '1', name: 'Cup' },
    { id: '2', name: 'Lamp' },
  ];
  const html = draw({ data: rows }, rows);
  assert.deepEqual(
    [
      count(html, 'data-row-key'),
      count(html, 'class="skeleton-row '),
      count(html, 'class="state"'),
    ],
    [2, 0, 0],
  );
  assert.match(html, /<td[^>]*>Cup<\/td>/);
});

test('loading: as many placeholders as the list asks for, and nothing that looks like an answer', () => {
  const html = draw({ isPending: true }, [], { rowCount: 5 });
  assert.deepEqual(
    [count(html, 'class="skeleton-row '), count(html, '<table'), count(html, 'class="state"')],
    [5, 0, 0],
  );
});

test('empty: its sentence and the way on', () => {
  const html = draw({ data: [] }, [], {
    emptyAction: createElement('a', { href: '#/share' }, 'Share my link'),
  });
  assert.match(html, /<p>No orders yet\.<\/p><a href="#\/share">Share my link<\/a>/);
  assert.equal(count(html, '<table'), 0);
});

test('error: said as an alert with its reason and a way to try again; rows that were read before stay', () => {
  const failed = { isError: true, error: new Error('The server is being restarted.') };
  const html = draw(failed, []);
  assert.match(html, /role="alert"/);
  assert.match(html, /The server is being restarted\./);
  assert.match(html, /<button type="button" class="btn">Try again<\/button>/);
  const kept = draw({ ...failed, data: [{}] }, [{ id: '1', name: 'Cup' }]);
  assert.deepEqual([count(kept, 'role="alert"'), count(kept, 'data-row-key')], [0, 1]);
});

test('nothing found: the filters stay in sight with what was looked for', () => {
  const bar: ReactNode = createElement(ListFilters, {
    filters: [{ name: 'keywords', kind: 'words' as const, label: 'Product' }],
    query: { keywords: 'teapot' },
    change: () => undefined,
  });
  const html = draw({ data: [] }, [], { bar, emptyText: 'No order matches these filters.' });
  assert.match(html, /No order matches these filters\./);
  assert.match(html, /value="teapot"/);
});

test('boxes: only rows that can be chosen have one, and those beyond the limit say why they are refused', () => {
  const rows = ['1', '2', '3'].map((id) => ({ id, name: `Row ${id}` }));
  const html = draw({ data: rows }, rows, {
    choice: {
      chosen: rows.slice(0, 1),
      onChange: () => undefined,
      canChoose: ({ id }: Row) => id !== '3',
      max: 1,
      fullNote: 'One at a time',
      allLabel: 'Choose all',
      nameOf: ({ name }: Row) => name,
    },
  });
  const box = (label: string) =>
    new RegExp(`<input[^>]*aria-label="${label}"[^>]*>`).exec(html)?.[0] ?? '';
  assert.match(box('Row 1'), /checked/);
  assert.doesNotMatch(box('Row 1'), /disabled/);
  assert.match(box('Row 2'), /disabled/);
  assert.equal(box('Row 3'), '');
  assert.equal(count(html, 'title="One at a time"'), 1);
  assert.notEqual(box('Choose all'), '');
});

test('keys: a row announces those that do something in it', () => {
  const rows = [
    { id: '1', name: 'Cup' },
    { id: '2', name: 'Lamp' },
  ];
  const keysOf = (more: object = {}) =>
    [...draw({ data: rows }, rows, more).matchAll(/<tr[^>]*data-row-key[^>]*>/g)].map(
      ([row]) => /aria-keyshortcuts="([^"]*)"/.exec(row)?.[1],
    );
  const ignore = () => undefined;
  const choice = { chosen: [], onChange: ignore, canChoose: ({ id }: Row) => id === '1' };
  assert.deepEqual(keysOf(), [undefined, undefined]);
  assert.deepEqual(keysOf({ choice }), ['x', undefined]);
  assert.deepEqual(keysOf({ choice, onOpen: ignore }), ['Enter o x', 'Enter o']);
  assert.deepEqual(keysOf({ hasRowLinks: true }), ['Enter o', 'Enter o']);
  assert.deepEqual(keysOf({ choice, onOpen: ignore, onEdit: ignore }), [
    'Enter o e x',
    'Enter o e',
  ]);
});

test('a list that is drawn otherwise has the same states', () => {
  const cards = () => createElement('ul', null, createElement('li', null, 'Cup'));
  assert.match(
    draw({ data: [{}] }, [{ id: '1', name: 'Cup' }], { draw: cards }),
    /<ul><li>Cup<\/li><\/ul>/,
  );
  assert.equal(count(draw({ isPending: true }, [], { draw: cards }), '<ul>'), 0);
});
