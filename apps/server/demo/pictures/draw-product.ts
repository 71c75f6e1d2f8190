import { type CatalogueProduct, products } from '../catalogue/index.ts';
import { getMeasure, measureIcons, type Paint } from './icons.ts';
import type { PlannedPicture } from './product-plan.ts';
import { drawScene } from './scene.ts';

const byKey = new Map(products.map((product) => [product.key, product]));

function getPaints(product: CatalogueProduct, span?: number): Map<string, Paint> {
  const colours = product.options.find((option) => option.key === 'colour')?.values ?? [];
  return new Map(colours.map((colour) => [colour.key, { ...colour.tone, span }]));
}

/** Colours sit on the wall of their own hue; everything else on that of the look or of the icon. */
function chooseHue(picture: PlannedPicture, paint: Paint): number {
  if (picture.look.hue !== undefined) return picture.look.hue;
  return paint.hue ?? getMeasure(picture.look.icon).hue;
}

export async function drawProduct(picture: PlannedPicture): Promise<string> {
  const { look, stage, mood } = picture;
  const product = byKey.get(picture.product);
  if (!product) throw new Error(`There is no product ${picture.product}`);
  await measureIcons([look.icon]);
  const paints = getPaints(product, look.span);
  const paint = paints.get(picture.colour ?? '') ?? {};
  const hue = chooseHue(picture, paint);
  const turned = (degrees: number): number => (hue + degrees + 720) % 360;
  return drawScene({
    stage,
    icon: look.icon,
    hue: turned(picture.hueShift),
    shapeHue: turned(picture.shapeShift),
    mood,
    paint,
    range: [...paints.values()].slice(0, 3),
    scale: look.scale,
  });
}
