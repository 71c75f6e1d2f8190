import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productPercentages as english } from '../en/product-percentages.ts';

export const productPercentages = translationOf<typeof english>()({
  byCategory: 'Porcentaje por categoría',
  byCategoryLine: 'Los productos con precio propio lo conservan.',
  canUndo: 'Puedes deshacerlo.',
  wholeStore: 'Toda la tienda',
  productsChange_one: 'Cambia {count} producto',
  productsChange_other: 'Cambian {count} productos',
  keep_one: '{count} conserva su precio',
  keep_other: '{count} conservan su precio',
  raised_one: '{count} quedaría por debajo de su precio mínimo y sube hasta él.',
  raised_other: '{count} quedarían por debajo de su precio mínimo y suben hasta él.',
  takenBack: 'Vuelven a valer los precios anteriores',
  firstOf: 'Se muestran los {shown} más recientes de {count}.',
  apply_one: 'Cambiar {count} producto',
  apply_other: 'Cambiar {count} productos',
  applied_one: '{count} producto tiene precio nuevo.',
  applied_other: '{count} productos tienen precio nuevo.',
  percentElsewhere:
    'Otra ventana acaba de fijar {percent} aquí. Aplica de nuevo para usar el tuyo o cancela para conservarlo.',
  percentGoneElsewhere:
    'Otra ventana acaba de quitar el porcentaje de aquí. Aplica de nuevo para usar el tuyo o cancela.',
});
