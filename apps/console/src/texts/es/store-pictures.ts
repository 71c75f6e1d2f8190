import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storePictures as english } from '../en/store-pictures.ts';

export const storePictures = translationOf<typeof english>()({
  slidePicture: 'Imagen {place} del carrusel',
  slideMove: 'Mover la imagen {place}',
  slideMoveHint: 'Arrastra o usa las flechas',
  slideUp: 'Subir la imagen {place}',
  slideDown: 'Bajar la imagen {place}',
  slideRemove: 'Quitar la imagen {place}',
  slideMoved: 'La imagen está ahora en el puesto {place}.',
  slideLink: 'La imagen {place} lleva a',
  slideNowhere: 'Nada',
  slideProduct: 'Un producto',
  slideCategories: 'Categorías',
  slideFind: 'Buscar un producto',
  slideNone: 'Ningún producto coincide.',
  slideChange: 'Cambiar',
  slideHidden: 'Oculto: los compradores ven la imagen sin enlace.',
  slideGone: 'Ya no está a la venta: los compradores ven la imagen sin enlace.',
});
