import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { topics as english } from '../en/topics.ts';

export const topics = translationOf<typeof english>()({
  title: '¿De qué hablas?',
  line: 'Elige lo que encaja con tu canal. Tu tienda venderá estos productos; después podrás quitar cualquiera de ellos.',
  'step-name': 'Nombre e imagen',
  'step-topics': '¿De qué hablas?',
  'step-prices': 'Tus precios',
  stepOf: 'Paso {step} de {of}',
  products_one: '{count} producto',
  products_other: '{count} productos',
  inYourStore_one: '{count} producto en tu tienda',
  inYourStore_other: '{count} productos en tu tienda',
  chosenOf: '{count} de {all} temas',
  chosenAt: '{counted}, de {from} a {to}',
  chooseOne: 'Elige al menos uno',
  sellsAll: 'Hasta que elijas, tu tienda vende los {count} productos.',
  back: 'Atrás',
  goOn: 'Continuar',
  goOnWith_one: 'Continuar con {count} producto',
  goOnWith_other: 'Continuar con {count} productos',
  doLater: 'Hacerlo más tarde',
  later: 'Más tarde',
  none: 'La plataforma aún no tiene productos. Vuelve cuando los haya.',
});
