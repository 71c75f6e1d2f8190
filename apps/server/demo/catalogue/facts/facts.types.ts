import type { Measure } from '@vitrine/contract/shop/unit-prices.ts';
import type { CareKey } from './care.ts';
import type { MakerKey } from './makers.ts';
import type { Material } from './materials.ts';
import type { SizeGuideKey } from './size-guides.ts';
import type { SupplierKey } from './suppliers.ts';
import type { WarningKey } from './warnings.ts';

/** Length, width and height of a packed unit. */
export type Sides = readonly [length: number, width: number, height: number];

/** Facts that products of one secondary category share. */
export interface CategoryFacts {
  maker: MakerKey;
  origin: string;
  /** Six digits of the Harmonized System. */
  customs: string;
  /** The preferred supplier; null if the cost is not known. */
  supplier: SupplierKey | null;
  /** A second supplier, who is dearer. */
  alsoFrom: SupplierKey | null;
  /** The share of the platform price that the goods cost, in per cent. */
  cost: number;
  /** The recommended price, in per cent of the platform price. */
  recommended: number | null;
  care: CareKey | null;
  sizes: SizeGuideKey | null;
  warnings: readonly WarningKey[];
  /** Countries to which it may not be sent. */
  excluded: readonly string[];
  /** Grams in a liter of the packed product, from which its size follows. */
  density: number;
  /** The sides of a packed unit in relation to each other. */
  shape: Sides;
}

/** Facts of one product: its materials, and where it differs from its category. */
export interface ProductFacts extends Partial<CategoryFacts> {
  made: readonly Material[];
  /** Millimeters, where the size does not follow from the weight: one size, or one for each value of the last option. */
  packed?: readonly Sides[];
  /** Goods that are sold by content: one, or one for each value of the last option, and the measure that buyers compare. */
  content?: { totals: readonly Measure[]; base: Measure };
}
