import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultSettings, parseSettings } from './settings.rules.ts';

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
