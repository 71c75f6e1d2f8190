import type { CatalogueProduct } from '../catalogue/index.ts';
import { composeTexts, texts } from '../catalogue/texts.ts';
import type { Texts } from '../languages.ts';
import { type PlannedPicture, planProductPictures } from './product-plan.ts';
import type { Stage } from './scene.ts';

/** How a product is shown on each stage. */
// biome-ignore format: a table, one line per stage
const views: Readonly<Record<Stage, Texts>> = {
  arch: texts('in front of an arch', '拱门前', 'ante un arco', 'diante de um arco', 'devant une arche'),
  disc: texts('in front of a round disc', '圆形背景前', 'ante un disco redondo', 'diante de um disco redondo', 'devant un disque'),
  window: texts('in the light of a window', '窗光下', 'a la luz de una ventana', 'à luz de uma janela', 'à la lumière d’une fenêtre'),
  steps: texts('on a step', '台阶上', 'sobre un escalón', 'sobre um degrau', 'sur une marche'),
  niche: texts('in a niche', '壁龛中', 'en una hornacina', 'em um nicho', 'dans une niche'),
  columns: texts('between columns', '圆柱之间', 'entre columnas', 'entre colunas', 'entre des colonnes'),
  range: texts('several colors side by side', '多种颜色并排', 'varios colores juntos', 'várias cores lado a lado', 'plusieurs coloris côte à côte'),
  paper: texts('on waves of paper', '置于波浪纸上', 'sobre ondas de papel', 'sobre ondas de papel', 'sur des vagues de papier'),
  tray: texts('on a round tray, seen from above', '圆盘上，俯视', 'en una bandeja redonda, desde arriba', 'em uma bandeja redonda, visto de cima', 'sur un plateau rond, vue de dessus'),
  sheets: texts('on two sheets of card, seen from above', '两张卡纸上，俯视', 'sobre dos cartulinas, desde arriba', 'sobre duas cartolinas, visto de cima', 'sur deux feuilles cartonnées, vue de dessus'),
  sunlit: texts('in a patch of sun, seen from above', '阳光里，俯视', 'en un rayo de sol, desde arriba', 'em um facho de sol, visto de cima', 'dans un rayon de soleil, vue de dessus'),
  macro: texts('seen close', '近景', 'de cerca', 'de perto', 'de près'),
  fan: texts('several colors, seen from above', '多种颜色，俯视', 'varios colores, desde arriba', 'várias cores, vistas de cima', 'plusieurs coloris, vue de dessus'),
  wrap: texts('on a card before wrapping paper', '包装纸前的卡片上', 'en una tarjeta sobre papel de regalo', 'em um cartão sobre papel de presente', 'sur une carte devant du papier cadeau'),
};

function describePicture(product: CatalogueProduct, { stage, colour }: PlannedPicture): Texts {
  const shown =
    stage === 'range' || stage === 'fan'
      ? undefined
      : product.options
          .find(({ key }) => key === 'colour')
          ?.values.find(({ key }) => key === colour)?.name;
  const subject = composeTexts((language) => {
    const name = product.name[language];
    if (!shown) return name;
    const shade = shown[language].toLowerCase();
    const forms: Texts = texts(
      `${name} in ${shade}`,
      `${name}（${shade}）`,
      `${name} en color ${shade}`,
      `${name} na cor ${shade}`,
      `${name}, coloris ${shade}`,
    );
    return forms[language];
  });
  return composeTexts((language) =>
    [subject[language], views[stage][language]].join(language === 'zh-cn' ? '，' : ', '),
  );
}

const planned = Map.groupBy(planProductPictures(), ({ product }) => product);

/** A text for people who do not see the pictures, by file. */
export function describePictures(product: CatalogueProduct): ReadonlyMap<string, Texts> {
  return new Map(
    (planned.get(product.key) ?? []).map((picture) => [
      picture.file,
      describePicture(product, picture),
    ]),
  );
}
