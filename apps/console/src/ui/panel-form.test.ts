import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { CallFailed } from '@vitrine/contract/client.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { installPage } from '../lib/testing/install-page.ts';
import { startModules } from '../lib/testing/render.ts';
import type * as Feedback from './floating-feedback.tsx';

/** What the session and the drafts need of a browser. */
const kept = new Map<string, string>();
installPage({
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
});
const load = await startModules();
const { PanelForm } = await load<typeof import('./panel-form.tsx')>('ui/panel-form.tsx');
const { DeskFoot } = await load<typeof import('./overlay/desk-foot.tsx')>(
  'ui/overlay/desk-foot.tsx',
);
const { showRefused } = await load<typeof import('./show-refused.ts')>('ui/show-refused.ts');
const { FeedbackStacks } = await load<typeof Feedback>('ui/floating-feedback.tsx');
const { formDrafts } =
  await load<typeof import('../lib/form-draft-store.ts')>('lib/form-draft-store.ts');
const { useAccount } = await load<typeof import('../lib/account.ts')>('lib/account.ts');
const { useFeedback } = await load<typeof import('../lib/feedback.ts')>('lib/feedback.ts');
const { loadTexts } = await load<typeof import('../lib/load-texts.ts')>('lib/load-texts.ts');
await Promise.all([loadTexts('start'), loadTexts('signedIn')]);

const shape = z.object({ name: z.string().min(1).max(40), note: z.string() });
const values = { name: 'Kitchen', note: '' };
const drawForm = (): string =>
  renderToStaticMarkup(
    createElement(PanelForm<typeof values>, {
      id: 'department-12',
      draftName: 'department|12',
      handle: null,
      values,
      shape,
      fields: [
        { name: 'name', label: 'Name' },
        { name: 'note', label: 'Note', kind: 'block' },
      ],
      onSend: () => undefined,
    }),
  );
const drawFoot = (more: object): string =>
  renderToStaticMarkup(
    createElement(DeskFoot, {
      action: { label: 'Save', formId: 'department-12', ...more },
      onClose: () => undefined,
    }),
  );
const refusal = (path: string) =>
  new CallFailed('The request was refused.', 'A0400', [
    { path, code: 'too_big', message: 'Too long' },
  ]);

/** What the form library would be told. */
function fakeForm(names: readonly string[]) {
  const told = { errors: {} as Record<string, string[]>, focused: '' };
  return {
    told,
    form: {
      getFieldInstance: (path: unknown) => (names.includes(String(path)) ? {} : undefined),
      setFields: (fields: { name: unknown; errors?: string[] }[]) => {
        for (const { name, errors } of fields) told.errors[String(name)] = errors ?? [];
      },
      focusField: (path: unknown) => {
        told.focused = String(path);
      },
    } as unknown as Parameters<typeof showRefused>[0],
  };
}

beforeEach(() => {
  kept.clear();
  useFeedback.setState({ list: [] });
  useAccount.setState({ user: { userId: '7' } as never });
});

test('fresh: the stored values are in the fields, with what the shape asks of them, and nothing says that it was restored', () => {
  const html = drawForm();
  assert.match(html, /<input[^>]*maxLength="40"[^>]*value="Kitchen"/i);
  assert.match(html, /<textarea/);
  assert.equal(html.includes('restored-line'), false);
  assert.match(html, /<label[^>]*>Name/);
});

test('a box shows true as it shows 1, and is never marked as required where its shape takes true or false', () => {
  const drawBox = (type: z.ZodType, isOn: unknown) =>
    renderToStaticMarkup(
      createElement(PanelForm<{ isOn: unknown }>, {
        id: 'switches',
        draftName: 'switches',
        handle: null,
        values: { isOn },
        shape: z.object({ isOn: type }),
        fields: [{ name: 'isOn', label: 'On', kind: 'check' }],
        onSend: () => undefined,
      }),
    );
  for (const [type, on, off] of [
    [z.boolean(), true, false],
    [z.literal([0, 1]), 1, 0],
  ] as const) {
    assert.match(drawBox(type, on), /<input[^>]*checked=""/);
    assert.doesNotMatch(drawBox(type, off), /<input[^>]*checked=""/);
  }
  assert.doesNotMatch(drawBox(z.boolean(), true), />\*</);
});

test('edited: what was typed before and not saved is named as such, with the way to what is stored', () => {
  formDrafts.keep('7', 'department|12', { ...values, name: 'Kitchens' }, values);
  const html = drawForm();
  assert.match(html, /class="restored-line" role="status"/);
  formDrafts.forget('7', 'department|12');
  assert.equal(drawForm().includes('restored-line'), false);
});

test('busy: the button shows it, and nothing can be sent before what is stored is read', () => {
  assert.match(
    drawFoot({ isBusy: true }),
    /<button form="department-12" type="submit" class="[^"]*ant-btn-loading/,
  );
  assert.equal(drawFoot({}).includes('ant-btn-loading'), false);
  assert.match(drawFoot({ isDisabled: true }), /type="submit"[^>]* disabled/);
});

test('refused at a field: the field shows it, gets the focus, and no toast repeats it', () => {
  const { form, told } = fakeForm(['name', 'note']);
  showRefused(form, refusal('note'));
  assert.deepEqual(told, { errors: { note: ['Too long'] }, focused: 'note' });
  assert.equal(
    renderToStaticMarkup(createElement(FeedbackStacks)).includes('The request was refused.'),
    false,
  );
});

test('general error: what no field shows is a toast', () => {
  const { form, told } = fakeForm(['name', 'note']);
  showRefused(form, refusal('elsewhere'));
  assert.deepEqual(told, { errors: {}, focused: '' });
  assert.match(
    renderToStaticMarkup(createElement(FeedbackStacks)),
    /role="alert".*The request was refused\./,
  );
});
