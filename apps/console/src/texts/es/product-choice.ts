import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productChoice as english } from '../en/product-choice.ts';

export const productChoice = translationOf<typeof english>()({
  topicsChosen: '{count} de {all} temas en tu tienda',
  sellsAll: 'Tu tienda vende todos los productos.',
  chooseTopics: 'Elegir tus temas',
  changeTopics: 'Cambiar temas',
  categoryInStore: 'En mi tienda',
  newJoin: 'Añadir productos nuevos',
  newJoinSwitch: '{name}: los productos nuevos se añaden solos',
  chosen_one: '{count} producto seleccionado',
  chosen_other: '{count} productos seleccionados',
  chooseAllRows: 'Seleccionar todos los productos de la lista',
  chooseRow: 'Seleccionar {name}',
  choiceFull: 'Se pueden cambiar {count} productos a la vez',
  clearChoice: 'Quitar selección',
  showChosen: 'Mostrar en mi tienda',
  hideChosen: 'Ocultar de mi tienda',
  chooseProducts: 'Seleccionar productos',
  newInCatalogue: 'Nuevo en el catálogo',
  newOnly: 'Nuevos',
  newOnlyN: 'Nuevos ({count})',
  newProducts_one: '{count} producto nuevo',
  newProducts_other: '{count} productos nuevos',
  notForMe: 'No es para mi tienda',
  noneNew:
    'Nada nuevo. Aquí aparecen los productos que llegan al catálogo y no se añaden solos a tu tienda.',
});
