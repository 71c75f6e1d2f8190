import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsSearch, isNearMiss } from './search-fit.rules.ts';

const shaker = {
  names: { en: 'Glass salt shaker', es: 'Salero de cristal', fr: 'Salière en verre' },
  description: 'Holds half a cup.',
  categories: 'Kitchen Cocina',
  tokens: ['=clear', '#salt-1'],
};
const chopsticks = {
  names: { en: 'Lacquered chopsticks', fr: 'Baguettes laquées' },
  description: '',
  categories: 'Kitchen',
  tokens: [],
};
const pan = {
  names: { en: 'Paella pan', es: 'Paellera' },
  description: 'For rice.',
  categories: 'Kitchen',
  tokens: ['~sale', '~rice'],
};
const scarf = { names: { en: 'Silk scarf' }, description: '', categories: 'Clothes', tokens: [] };
const vase = {
  names: { en: 'Clay amphora', es: 'Ánfora de barro' },
  description: '',
  categories: 'Home',
  tokens: [],
};
const products = { shaker, chopsticks, pan, scarf, vase };

for (const [search, language, product, outcome] of [
  ['salt', 'en', 'shaker', 'fits'],
  ['sal', 'en', 'shaker', 'fits'],
  ['salero', 'en', 'shaker', 'fits'],
  ['saler', 'en', 'shaker', 'near'],
  ['sale', 'en', 'shaker', 'none'],
  ['sale', 'es', 'shaker', 'fits'],
  ['sale', 'en', 'pan', 'none'],
  ['rice', 'en', 'pan', 'fits'],
  ['cocina', 'en', 'shaker', 'fits'],
  ['clear', 'en', 'shaker', 'fits'],
  ['clea', 'en', 'shaker', 'none'],
  ['SALT-1', 'en', 'shaker', 'fits'],
  ['salt 茶', 'en', 'shaker', 'fits'],
  ['bag', 'en', 'chopsticks', 'none'],
  ['bag', 'fr', 'chopsticks', 'fits'],
  ['baguettes', 'en', 'chopsticks', 'fits'],
  ['cheap', 'en', 'chopsticks', 'none'],
  ['chopstick', 'en', 'chopsticks', 'fits'],
  ['chopstikcs', 'en', 'chopsticks', 'near'],
  ['shakre', 'en', 'shaker', 'near'],
  ['scarves', 'en', 'scarf', 'near'],
  ['scraf', 'en', 'scarf', 'near'],
  ['card', 'en', 'scarf', 'none'],
  ['pna', 'en', 'pan', 'near'],
  ['islk', 'en', 'scarf', 'near'],
  ['milk', 'en', 'scarf', 'none'],
  ['barato', 'es', 'vase', 'none'],
  ['baro', 'es', 'vase', 'near'],
  ['barrro', 'es', 'vase', 'near'],
  ['amfora', 'en', 'vase', 'near'],
] as const)
  test(`“${search}” in ${language} ${outcome === 'none' ? 'does not find' : outcome === 'near' ? 'guesses' : 'finds'} the ${product}`, () => {
    const { names, description, categories, tokens } = products[product];
    const own: string = (names as Record<string, string>)[language] ?? '';
    const searched = {
      name: own,
      description,
      allNames: [...Object.values(names), categories].join(' '),
      tokens,
    };
    const isFit = fitsSearch(searched, search);
    assert.equal(isFit ? 'fits' : isNearMiss(searched, [search]) ? 'near' : 'none', outcome);
  });
