import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productDetails as english } from '../en/product-details.ts';

export const productDetails = translationOf<typeof english>()({
  history: 'Historial de precios',
  historyEmpty: 'Nada ha cambiado desde que abriste la tienda.',
  historyVariant: 'Precio de {label}',
  historyOneVariant: 'Precio de una variante',
  historyProduct: 'Precio del producto',
  historyCategory: 'Porcentaje de {label}',
  historyStore: 'Porcentaje de toda la tienda',
  historyEnding: 'Terminación de los precios de la tienda',
  historyPlatform: 'Precio de la plataforma',
  historyPlatformOf: 'Precio de la plataforma de {label}',
  historyUnset: 'sin fijar',
  byYou: 'Tú',
  byPlatform: 'La plataforma',
  endingNone: 'ninguna',
  historyRates: 'Los cambios diarios de divisa no se incluyen.',
  pictureOf: 'Imagen {place} de {count}',
  nextPicture: 'Imagen siguiente',
  previousPicture: 'Imagen anterior',
  enlarge: 'Ampliar',
});
