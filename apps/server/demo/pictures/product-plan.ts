import { type CatalogueProduct, products } from '../catalogue/index.ts';
import { type Look, productIcons } from './product-icons.ts';
import type { Stage } from './scene.ts';
import { seededFraction, seededPick } from './seed.ts';
import type { Mood } from './tones.ts';

/** One picture to be made, described without reading any icon: the manifest reads this as well. */
export interface PlannedPicture {
  file: string;
  product: string;
  look: Look;
  stage: Stage;
  mood: Mood;
  /** Degrees added to the product's own hue for the wall, and for the shape behind it. */
  hueShift: number;
  shapeShift: number;
  /** The colour shown, when the product has colours. */
  colour?: string;
}

const standing: readonly Stage[] = ['arch', 'disc', 'window', 'steps', 'niche', 'columns'];
const lying: readonly Stage[] = ['paper', 'tray', 'sheets', 'sunlit'];
const coverShifts = [0, 24, -24, 12, 168] as const;

function getLook(product: CatalogueProduct): Look {
  const look = productIcons[product.key];
  if (!look) throw new Error(`The product ${product.key} has no icon`);
  return look;
}

export function listColours(product: CatalogueProduct): readonly string[] {
  return (
    product.options.find((option) => option.key === 'colour')?.values.map((value) => value.key) ??
    []
  );
}

export const productFile = (product: string, part: string | number): string =>
  `products/${product}-${part}.webp`;

function chooseMood(look: Look, index: number): Mood {
  if (look.mood) return look.mood;
  if (index % 7 === 3) return 'deep';
  return index % 9 === 6 ? 'mid' : 'light';
}

/** Stages for the cover and the second view; the cover never repeats the two covers before it. */
function chooseStages(
  product: CatalogueProduct,
  look: Look,
  recent: readonly Stage[],
): [Stage, Stage, Stage] {
  const all = look.pose === 'stand' ? standing : lying;
  const fresh = all.filter((stage) => !recent.includes(stage));
  const cover = seededPick(fresh, product.key, 'cover');
  const rest = all.filter((stage) => stage !== cover);
  const near = seededFraction(product.key, 'near') < 0.3;
  const second = near ? 'macro' : seededPick(rest, product.key, 'second');
  const third = seededPick(
    rest.filter((stage) => stage !== second),
    product.key,
    'third',
  );
  if (listColours(product).length > 1)
    return [cover, second, look.pose === 'stand' ? 'range' : 'fan'];
  return [cover, second, seededFraction(product.key, 'wrap') < 0.5 ? 'wrap' : third];
}

function planProduct(
  product: CatalogueProduct,
  index: number,
  recent: readonly Stage[],
): PlannedPicture[] {
  const look = getLook(product);
  const [first, ...others] = listColours(product);
  const [cover, second, third] = chooseStages(product, look, recent);
  const mood = chooseMood(look, index);
  const hueShift = coverShifts[index % coverShifts.length] ?? 0;
  const shapeShift = hueShift + (index % 2 === 0 ? 20 : -20);
  const base = { product: product.key, look, colour: first };
  const secondShift = seededPick([150, -150, 60, -60], product.key, 'shift');
  return [
    { ...base, file: productFile(product.key, 1), stage: cover, mood, hueShift, shapeShift },
    {
      ...base,
      file: productFile(product.key, 2),
      stage: second,
      mood: 'light',
      hueShift: secondShift,
      shapeShift: secondShift + 18,
    },
    {
      ...base,
      file: productFile(product.key, 3),
      stage: third,
      mood: mood === 'light' && index % 4 === 1 ? 'mid' : 'light',
      hueShift: -shapeShift,
      shapeShift: -hueShift,
    },
    ...others.map((colour) => ({
      ...base,
      file: productFile(product.key, colour),
      stage: cover,
      mood,
      hueShift,
      shapeShift,
      colour,
    })),
  ];
}

export function planProductPictures(): PlannedPicture[] {
  const covers: Stage[] = [];
  return products.flatMap((product, index) => {
    const pictures = planProduct(product, index, covers.slice(-2));
    if (pictures[0]) covers.push(pictures[0].stage);
    return pictures;
  });
}
