import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText } from '@vitrine/contract/fold-text.ts';
import { sql } from 'drizzle-orm';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { containsAny, containsFolded } from './contains-folded.ts';
import { as } from './sql-rows.ts';

const app = await closeAfter(createTestApp());

const cases: [text: string, keywords: string, isFound: boolean][] = [
  ['Lámpara de mesa', 'lampara', true],
  ['Lampara de mesa', 'LÁMPARA', true],
  ['Théière', 'theiere', true],
  ['José Núñez', 'jose nunez', true],
  ['Straße', 'STRASSE', true],
  ['Œuvre', 'oeuvre', true],
  ['Łopata', 'lopata', true],
  ['Smørrebrød Æther Ðá Þór ıııə ħŧŋ', 'smorrebrod aether da thor iiie htn', true],
  ['茶壶', '茶', true],
  ['ガラス', 'ガラス', true],
  ['Κήπος', 'κηποσ', false],
  ['ＡＢＣ １２', 'abc 12', true],
  ['Tea pot', 'tea_pot', false],
  ['100 %', '0 %', true],
  ['100 off', '0%off', false],
  ['100 off', '0％off', false],
  ['back\\slash', 'k\\s', true],
  ['Lamp', 'lamps', false],
];

test('a search finds a text with or without its accents and capitals, and takes wildcards literally', async () => {
  for (const [text, keywords, isFound] of cases) {
    const column = sql`${text}::text`;
    const [row] = await app.platform.database.db.rows(
      sql`select ${containsFolded(column, keywords)} as is_found, ${containsAny([sql`''`, column], keywords)} as is_any,
        fold_text(${column}) as folded`,
      { isFound: as.boolean, isAny: as.boolean, folded: as.text },
    );
    assert.deepEqual(
      row,
      { isFound, isAny: isFound, folded: foldText(text) },
      `${keywords} in ${text}`,
    );
  }
});
