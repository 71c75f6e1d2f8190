import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as Texts from '../../lib/i18n.ts';
import type * as Keys from '../../lib/query-keys/prices.ts';
import { installPage } from '../../lib/testing/install-page.ts';
import { startModules } from '../../lib/testing/render.ts';
import type * as Find from '../../mobile/own-orders/find-sheets.tsx';
import type * as English from '../../texts/en/signed-in.ts';
import type * as Start from '../../texts/en/start.ts';
import type * as Area from './area-field.tsx';
import type * as Buttons from './button.tsx';
import type * as Choose from './choose-field.tsx';
import type * as Fields from './fields.tsx';
import type * as Options from './option-list.tsx';
import type * as Picks from './pick-field.tsx';
import type * as Search from './search-field.tsx';
import type * as Sheets from './sheet.tsx';
import type * as Switches from './switch.tsx';

installPage();
const load = await startModules();
const { addTexts } = await load<typeof Texts>('lib/i18n.ts');
const { start } = await load<typeof Start>('texts/en/start.ts');
const { signedIn } = await load<typeof English>('texts/en/signed-in.ts');
for (const [area, texts] of Object.entries({ ...start, ...signedIn })) addTexts('en', area, texts);
const { TextField, CheckField, PasswordField } = await load<typeof Fields>('ui/plain/fields.tsx');
const { Button } = await load<typeof Buttons>('ui/plain/button.tsx');
const { Sheet, OpenSheet } = await load<typeof Sheets>('ui/plain/sheet.tsx');

const ignore = () => undefined;
const draw = (element: ReactElement) => renderToStaticMarkup(element);
/** The text of the element that an attribute of another one names. */
function named(markup: string, attribute: string): string[] {
  const ids = new RegExp(`${attribute}="([^"]+)"`).exec(markup)?.[1]?.split(' ') ?? [];
  return ids.map(
    (id) => new RegExp(`id="${id}"[^>]*>(.*?)<`).exec(markup)?.[1] ?? `nothing has the id ${id}`,
  );
}
const field = (change: Partial<Fields.FieldProps> = {}) =>
  draw(createElement(TextField, { label: 'Name', value: 'Pip', onChange: ignore, ...change }));

test('a field has its label, and its hint as a description', () => {
  const markup = field({ hint: 'As buyers know you' });
  const [, id] = /<label for="([^"]+)">Name<\/label>/.exec(markup) ?? [];
  assert.ok(id && markup.includes(`id="${id}"`), markup);
  assert.deepEqual(named(markup, 'aria-describedby'), ['As buyers know you']);
  assert.doesNotMatch(markup, /aria-invalid|role="alert"/);
});

test('an error of a field takes the place of its hint and is announced; a warning is beside it', () => {
  const markup = field({ hint: 'As buyers know you', error: 'Please give a name' });
  assert.match(markup, /aria-invalid="true"/);
  assert.deepEqual(named(markup, 'aria-describedby'), ['Please give a name']);
  assert.match(markup, /role="alert">Please give a name/);
  assert.doesNotMatch(markup, /As buyers/);
  const both = field({ error: 'Wrong', warning: 'Caps Lock is on' });
  assert.deepEqual(named(both, 'aria-describedby'), ['Wrong', 'Caps Lock is on']);
});

test('a field can be disabled; several lines count their letters; a password can be shown', async () => {
  assert.match(field({ disabled: true }), /<input[^>]* disabled=""/);
  const { AreaField } = await load<typeof Area>('ui/plain/area-field.tsx');
  const area = draw(
    createElement(AreaField, {
      label: 'Bio',
      value: 'Tea',
      max: 300,
      error: 'Too long',
      onChange: ignore,
    }),
  );
  assert.match(area, /3\/300/);
  assert.deepEqual(named(area, 'aria-describedby'), ['Too long']);
  const password = draw(
    createElement(PasswordField, { label: 'Password', value: 'x', onChange: ignore }),
  );
  assert.match(password, /type="password"/);
  assert.match(password, /aria-label="Show password" aria-pressed="false"/);
  const check = draw(
    createElement(CheckField, {
      label: 'I agree',
      isChecked: false,
      onChange: ignore,
      error: 'Please agree',
    }),
  );
  assert.deepEqual(named(check, 'aria-describedby'), ['Please agree']);
});

test('a busy button turns, says so and cannot be pressed', () => {
  const idle = draw(createElement(Button, { className: 'btn' }, 'Save'));
  assert.equal(idle, '<button class="btn" type="button">Save</button>');
  const busy = draw(createElement(Button, { className: 'btn', isBusy: true }, 'Save'));
  assert.match(
    busy,
    /disabled="" aria-busy="true"><span class="turning" aria-hidden="true"><\/span>Save/,
  );
});

test('a choice says what is chosen, and what cannot be', async () => {
  const { ChooseField } = await load<typeof Choose>('ui/plain/choose-field.tsx');
  const { PickField } = await load<typeof Picks>('ui/plain/pick-field.tsx');
  const { OptionList } = await load<typeof Options>('ui/plain/option-list.tsx');
  const { Switch } = await load<typeof Switches>('ui/plain/switch.tsx');
  const options = [
    { value: 'a', label: 'One' },
    { value: 'b', label: 'Two', isFixed: true },
  ];
  const choose = createElement(
    ChooseField,
    { label: 'Country', value: 'b', isDisabled: true, onChange: ignore },
    [createElement('option', { key: 'b', value: 'b' }, 'Two')],
  );
  assert.match(draw(choose), /<select disabled=""><option value="b" selected="">/);
  const picks = draw(
    createElement(PickField, { label: 'Languages', value: ['b'], options, onPick: ignore }),
  );
  assert.deepEqual(named(picks, 'aria-labelledby'), ['Languages']);
  assert.match(picks, /aria-pressed="false">One.*aria-pressed="true" disabled="">Two/);
  const list = draw(
    createElement(OptionList, { label: 'Sort', value: 'a', options, onChoose: ignore }),
  );
  assert.match(
    list,
    /aria-label="Sort".*aria-pressed="true"><span>One<\/span><svg.*aria-pressed="false"><span>Two<\/span><\/button>/,
  );
  const isOn = draw(
    createElement(Switch, { label: 'Featured', isOn: true, isDisabled: true, onChange: ignore }),
  );
  assert.match(isOn, /role="switch"[^>]*aria-checked="true" aria-label="Featured" disabled=""/);
});

test('a closed sheet draws nothing; an open one is a dialog with its name, its way out and its next step', () => {
  assert.equal(
    draw(createElement(Sheet, { isOpen: false, title: 'Price', onClose: ignore }, 'Keys')),
    '',
  );
  const open = draw(
    createElement(
      OpenSheet,
      { title: 'Price', note: 'Tea', foot: createElement(Button, {}, 'Done'), onClose: ignore },
      'Keys',
    ),
  );
  assert.match(open, /^<dialog class="m-sheet"/);
  assert.deepEqual(named(open, 'aria-labelledby'), ['Price']);
  assert.match(
    open,
    /<small>Tea<\/small>.*aria-label="Close".*Keys.*<button type="button">Done<\/button>/,
  );
});

test('a search field can be emptied once something is in it', async () => {
  const { SearchField } = await load<typeof Search>('ui/plain/search-field.tsx');
  const search = (value: string) =>
    draw(createElement(SearchField, { label: 'Find', value, onFind: ignore }));
  assert.match(search(''), /type="search"[^>]*aria-label="Find"/);
  assert.doesNotMatch(search(''), /<button/);
  assert.match(search('tea'), /value="tea".*<button[^>]*aria-label="Clear"/);
});

test('a search shows what it found, that it found nothing, that it is under way, and why it failed', async () => {
  const { FoundProducts } = await load<typeof Find>('mobile/own-orders/find-sheets.tsx');
  const { priceKeys } = await load<typeof Keys>('lib/query-keys/prices.ts');
  const key = priceKeys.find('');
  const list = (prepare: (client: QueryClient) => unknown) => {
    const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
    prepare(client);
    return draw(
      createElement(
        QueryClientProvider,
        { client },
        createElement(FoundProducts, { onOpen: ignore }),
      ),
    );
  };
  const price = { amount: 1900, currency: 'USD' };
  const product = {
    id: '1',
    name: 'Green tea',
    stock: 3,
    image: null,
    category: { name: 'Tea' },
    platformPrice: { from: price, to: price },
  };
  assert.match(
    list((client) => client.setQueryData(key, { list: [product] })),
    /Green tea.*\$19\.00/,
  );
  assert.match(
    list((client) => client.setQueryData(key, { list: [] })),
    /No product has this name/,
  );
  assert.match(list(ignore), /skeleton-row/);
  const failed = list((client) => {
    const query = client.getQueryCache().build(client, { queryKey: key });
    query.setState({ status: 'error', error: new Error('Out of reach'), errorUpdatedAt: 1 });
  });
  assert.match(failed, /role="alert".*This could not be loaded.*Out of reach.*Try again/);
});
