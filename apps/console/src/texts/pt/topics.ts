import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { topics as english } from '../en/topics.ts';

export const topics = translationOf<typeof english>()({
  title: 'Sobre o que você fala?',
  line: 'Escolha o que combina com o seu canal. Sua loja venderá esses produtos; depois você pode desativar qualquer um deles.',
  'step-name': 'Nome e imagem',
  'step-topics': 'Sobre o que você fala?',
  'step-prices': 'Seus preços',
  stepOf: 'Passo {step} de {of}',
  products_one: '{count} produto',
  products_other: '{count} produtos',
  inYourStore_one: '{count} produto na sua loja',
  inYourStore_other: '{count} produtos na sua loja',
  chosenOf: '{count} de {all} temas',
  chosenAt: '{counted}, de {from} a {to}',
  chooseOne: 'Escolha pelo menos um',
  sellsAll: 'Até você escolher, sua loja vende todos os {count} produtos.',
  back: 'Voltar',
  goOn: 'Continuar',
  goOnWith_one: 'Continuar com {count} produto',
  goOnWith_other: 'Continuar com {count} produtos',
  doLater: 'Fazer depois',
  later: 'Depois',
  none: 'A plataforma ainda não tem produtos. Volte quando houver.',
});
