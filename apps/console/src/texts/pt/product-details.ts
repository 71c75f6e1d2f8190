import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productDetails as english } from '../en/product-details.ts';

export const productDetails = translationOf<typeof english>()({
  history: 'Histórico de preços',
  historyEmpty: 'Nada mudou desde que a loja abriu.',
  historyVariant: 'Preço de {label}',
  historyOneVariant: 'Preço de uma variante',
  historyProduct: 'Preço do produto',
  historyCategory: 'Percentual de {label}',
  historyStore: 'Percentual de toda a loja',
  historyEnding: 'Final dos preços da loja',
  historyPlatform: 'Preço da plataforma',
  historyPlatformOf: 'Preço da plataforma de {label}',
  historyUnset: 'não definido',
  byYou: 'Você',
  byPlatform: 'A plataforma',
  endingNone: 'nenhum',
  historyRates: 'As variações diárias de câmbio não aparecem aqui.',
  pictureOf: 'Imagem {place} de {count}',
  nextPicture: 'Próxima imagem',
  previousPicture: 'Imagem anterior',
  enlarge: 'Ampliar',
});
