import { type CatalogueProduct, products } from '../catalogue/index.ts';
import { getMeasure, measureIcons, type Paint } from './icons.ts';
import type { Look } from './product-icons.ts';
import type { PlannedPicture } from './product-plan.ts';
import { drawScene } from './scene.ts';
import type { Mood } from './tones.ts';

const byKey = new Map(products.map((product) => [product.key, product]));

function getPaints(product: CatalogueProduct, { span, mean, boost }: Look): Map<string, Paint> {
  const colours = product.options.find((option) => option.key === 'colour')?.values ?? [];
  return new Map(colours.map((colour) => [colour.key, { ...colour.tone, span, mean, boost }]));
}

/** Colours sit on the wall of their own hue; everything else on that of the look or of the icon. */
function chooseHue(picture: PlannedPicture, paint: Paint): number {
  if (picture.look.hue !== undefined) return picture.look.hue;
  return paint.hue ?? getMeasure(picture.look.icon).hue;
}

/** Dark yellow is olive and looks dirty: deep scenes turn it to brown or to fir green. */
function avoidOlive(hue: number, mood: Mood): number {
  if (mood !== 'deep' || hue < 52 || hue > 135) return hue;
  return hue < 95 ? 38 : 160;
}

export async function drawProduct(picture: PlannedPicture): Promise<string> {
  const { look, stage, mood } = picture;
  const product = byKey.get(picture.product);
  if (!product) throw new Error(`There is no product ${picture.product}`);
  await measureIcons([look.icon]);
  const paints = getPaints(product, look);
  const paint = paints.get(picture.colour ?? '') ?? {};
  const hue = chooseHue(picture, paint);
  const turned = (degrees: number): number => avoidOlive((hue + degrees + 720) % 360, mood);
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
