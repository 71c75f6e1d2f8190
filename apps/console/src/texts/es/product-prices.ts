import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productPrices as english } from '../en/product-prices.ts';

export const productPrices = translationOf<typeof english>()({
  homeIncluded:
    'Aquí los precios son sin impuestos. {country}: el comprador los ve con un {percent} de impuestos.',
  homeAdded:
    'Aquí los precios son sin impuestos. {country}: el comprador paga aparte un {percent} de impuestos.',
  homeOwn: 'Vendes tú: tus precios incluyen tus impuestos.',
  homePrice: '{country}: {price} con impuestos, ganas {earned}',
  priceOf: 'Precio de venta de {name}',
  atLeast: 'Mínimo {amount}',
  floorWhy: 'precio de plataforma más comisiones',
  undoOne: 'Deshacer',
  changed_one: '{count} precio cambiado',
  changed_other: '{count} precios cambiados',
  tooLow_one: '{count} es muy bajo',
  tooLow_other: '{count} son muy bajos',
  discard: 'Descartar',
  save_one: 'Guardar {count} precio',
  save_other: 'Guardar {count} precios',
  saved_one: '{count} precio guardado',
  saved_other: '{count} precios guardados',
  restored_one: 'Recuperamos {count} precio sin guardar.',
  restored_other: 'Recuperamos {count} precios sin guardar.',
  resetPrice: 'Volver al porcentaje de la categoría',
  conflictTitle: 'Cambiado en otra ventana',
  conflictLine: 'No se ha sobrescrito nada. Elige qué precios conservar.',
  keepMine: 'Conservar los míos',
  takeTheirs: 'Usar los otros',
  savedThere: 'guardado en la otra ventana',
  stagedThere: 'escrito en la otra ventana, sin guardar',
  typedHere: 'escrito aquí, sin guardar',
  allVariants: 'Todas las variantes',
  byPercentage: 'por porcentaje',
  decideLater: 'Decidir después',
  goOn: 'Continuar',
});
