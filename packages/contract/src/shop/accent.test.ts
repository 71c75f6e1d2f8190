import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deriveAccent } from './accent.ts';
import { contrast, toHex } from './oklch.ts';

const examples: [seed: string, fill: string, text: string | null][] = [
  ['#b9532c', '#b9532c', '#b65029'],
  ['#7a4df0', '#7857e1', null],
  ['#ff5a5f', '#da3642', null],
  ['#00c2d1', '#12818b', null],
];

/** The design's values were computed with a coarser gamut mapping, so a channel may differ slightly. */
function assertNear(actual: string, expected: string, seed: string): void {
  const channels = (hex: string) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const far = channels(actual).some(
    (value, index) => Math.abs(value - (channels(expected)[index] ?? 0)) > 24,
  );
  assert.ok(!far, `${seed}: ${actual} instead of ${expected}`);
}

test('the worked examples of the design notes come out as written', () => {
  for (const [seed, fill, text] of examples) {
    const { light } = deriveAccent(seed);
    assertNear(light.accent, fill, seed);
    assert.equal(light.onAccent, '#ffffff', seed);
    if (text) assertNear(light.accentText, text, seed);
  }
  assert.equal(deriveAccent('#b9532c').light.accent, '#b9532c');
  assert.equal(deriveAccent('#101010').dark.accent, '#666666');
});

test('a light yellow takes dark words and an edge', () => {
  const { light } = deriveAccent('#ffd400');
  assert.equal(light.onAccent, '#101828');
  assert.equal(light.accentEdge, light.accentText);
  assertNear(light.accentText, '#846d04', '#ffd400');
});

test('every seed colour gives readable pairs in both themes', () => {
  for (let hue = 0; hue < 360; hue += 10) {
    for (let lightness = 0.1; lightness <= 0.951; lightness += 0.05) {
      for (let chroma = 0; chroma <= 0.301; chroma += 0.05) {
        const seed = toHex({ l: lightness, c: chroma, h: hue });
        const { light, dark } = deriveAccent(seed);
        for (const [theme, page] of [
          [light, '#ffffff'],
          [dark, '#161a21'],
        ] as const) {
          assert.ok(contrast(theme.onAccent, theme.accent) >= 4.5, `words on the fill of ${seed}`);
          assert.ok(contrast(theme.accentText, page) >= 4.5, `words on the page of ${seed}`);
          assert.ok(
            contrast(theme.accentText, theme.accentSoft) >= 4.5,
            `words on the soft ground of ${seed}`,
          );
          const edge = theme.accentEdge === 'transparent' ? theme.accent : theme.accentEdge;
          assert.ok(contrast(edge, page) >= 3, `the edge of a button of ${seed}`);
        }
      }
    }
  }
});
