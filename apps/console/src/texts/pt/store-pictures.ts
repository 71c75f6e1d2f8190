import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storePictures as english } from '../en/store-pictures.ts';

export const storePictures = translationOf<typeof english>()({
  slidePicture: 'Imagem {place} do carrossel',
  slideMove: 'Mover a imagem {place}',
  slideMoveHint: 'Arraste ou use as setas',
  slideUp: 'Subir a imagem {place}',
  slideDown: 'Descer a imagem {place}',
  slideRemove: 'Remover a imagem {place}',
  slideMoved: 'A imagem agora é a número {place}.',
  slideLink: 'A imagem {place} leva a',
  slideNowhere: 'Nada',
  slideProduct: 'Um produto',
  slideCategories: 'Categorias',
  slideFind: 'Buscar um produto',
  slideNone: 'Nenhum produto encontrado.',
  slideChange: 'Trocar',
  slideHidden: 'Oculto: os compradores veem a imagem sem link.',
  slideGone: 'Não está mais à venda: os compradores veem a imagem sem link.',
});
