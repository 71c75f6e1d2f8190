import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { contrast } from '@vitrine/contract/shop/oklch.ts';

const css = readFileSync(
  new URL('../../../../packages/styles/tokens.css', import.meta.url),
  'utf8',
);
const tokens = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);
const dataset = { theme: 'light' };
Object.assign(globalThis, {
  window: globalThis,
  document: { documentElement: { dataset } },
  getComputedStyle: () => ({ getPropertyValue: (name: string) => tokens.get(name) ?? '' }),
  matchMedia: () => ({ matches: true, addEventListener: () => undefined }),
});
const { buildAntdTheme } = await import('./theme-antd.ts');

for (const mode of ['light', 'dark'] as const)
  test(`labels of the library's controls have 4.5:1 in the ${mode} theme, hovered and pressed ones too`, () => {
    dataset.theme = mode;
    const { token = {}, components = {} } = buildAntdTheme(mode, 'default');
    const card = String(token.colorBgContainer);
    const button = components.Button ?? {};
    const labels = {
      text: token.colorText,
      secondary: token.colorTextSecondary,
      placeholder: token.colorTextPlaceholder,
      link: token.colorLink,
      hoveredLink: token.colorLinkHover,
      hoveredButton: button.defaultHoverColor ?? token.colorPrimaryHover,
      pressedButton: button.defaultActiveColor ?? token.colorPrimaryActive,
      error: token.colorError,
      warning: token.colorWarning,
      success: token.colorSuccess,
    };
    const low = Object.entries(labels)
      .map(([name, colour]) => [name, contrast(String(colour), card)] as const)
      .filter(([, ratio]) => ratio < 4.5);
    assert.deepEqual(low, []);
    const chosen = {
      page: components.Pagination?.itemActiveColor,
      item: components.Dropdown?.colorPrimary,
    };
    for (const [name, colour] of Object.entries(chosen))
      assert.ok(contrast(String(colour), String(token.colorPrimaryBg)) >= 4.5, name);
  });
