import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultSettings, parseSetting, parseSettings, type Settings } from './settings.rules.ts';

test('settings that were never kept have the defaults of the specification', () => {
  assert.deepEqual(
    parseSettings(() => null),
    {
      device: 'desktop',
      size: 'default',
      language: 'en',
      sidebarStatus: 'opened',
      activeTopMenuPath: '',
      tagsView: true,
      sidebarLogo: true,
      layout: 'left',
      watermarkEnabled: false,
      themeColor: '#4080FF',
      theme: 'light',
    },
  );
});

test('kept settings are read, and what makes no sense counts as not set', () => {
  const allowed: Readonly<Record<keyof Settings, readonly unknown[]>> = {
    device: ['desktop', 'mobile'],
    size: ['default', 'large', 'small'],
    language: ['en', 'zh-cn', 'es', 'pt', 'fr'],
    sidebarStatus: ['opened', 'closed'],
    activeTopMenuPath: ['/system'],
    tagsView: [true, false],
    sidebarLogo: [true, false],
    layout: ['left', 'top', 'mix'],
    watermarkEnabled: [true, false],
    themeColor: ['#4080FF', '#0e7490'],
    theme: ['light', 'dark', 'auto'],
  };
  for (const [name, values] of Object.entries(allowed) as [keyof Settings, unknown[]][])
    for (const value of values)
      assert.equal(parseSetting(name, String(value)), value, `${name} ${value}`);

  const kept: Record<string, string> = {
    size: 'huge',
    language: 'pt',
    sidebarStatus: 'closed',
    tagsView: 'false',
    layout: 'mix',
    themeColor: 'red',
    theme: 'auto',
    watermarkEnabled: 'true',
    activeTopMenuPath: '/system',
  };
  assert.deepEqual(
    parseSettings((name) => kept[name] ?? null),
    {
      ...defaultSettings,
      language: 'pt',
      sidebarStatus: 'closed',
      tagsView: false,
      layout: 'mix',
      theme: 'auto',
      watermarkEnabled: true,
      activeTopMenuPath: '/system',
    },
  );
});
