import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typeset } from './typography.ts';

test('French punctuation keeps to its word by a narrow no-break space', () => {
  assert.equal(
    typeset('Prêt ? « Oui » : voyez {url} ; 8 % !', 'fr'),
    'Prêt\u202f? «\u202fOui\u202f»\u202f: voyez {url}\u202f; 8\u202f%\u202f!',
  );
  assert.equal(typeset('https://vitrine.example/?a=b', 'fr'), 'https://vitrine.example/?a=b');
});

test('other languages stay as they were typed, but for the space before a per cent sign', () => {
  assert.equal(typeset('¿Listo? Sí: 8 %', 'es'), '¿Listo? Sí: 8\u202f%');
  assert.equal(typeset('Ready? Yes: 8%', 'en'), 'Ready? Yes: 8%');
});
