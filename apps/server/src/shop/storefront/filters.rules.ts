/** What of a product its filters look at. */
export interface Filterable {
  id: string;
  /** The lowest shown price, in minor units. */
  price: number;
  freeVariantIds: readonly string[];
  /** Variants on sale with their values, by option key; a product without options has one without values. */
  variants: readonly { id: string; values: Readonly<Record<string, string>> }[];
}

/** What a buyer looks for; values of one option are alternatives. */
export interface ProductFilter {
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  options: ReadonlyMap<string, ReadonlySet<string>>;
  inStock: boolean;
}

/** Reads `colour:sage,colour:sky,size:m`. */
export function groupChoices(choices: readonly string[]): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const choice of choices) {
    const [option = '', value = ''] = choice.split(':');
    groups.set(option, (groups.get(option) ?? new Set()).add(value));
  }
  return groups;
}

export const isFiltering = ({ priceMin, priceMax, options, inStock }: ProductFilter): boolean =>
  priceMin !== undefined || priceMax !== undefined || options.size > 0 || inStock;

const fitsPrice = ({ price }: Filterable, { priceMin, priceMax }: ProductFilter) =>
  (priceMin === undefined || price >= priceMin) && (priceMax === undefined || price <= priceMax);

/** One variant has all that is chosen, and can be bought if only such are wanted: a chosen colour that is sold out is no hit. */
function fittingVariants(
  { variants, freeVariantIds }: Filterable,
  { options, inStock }: ProductFilter,
  except?: string,
) {
  return variants.filter(
    ({ id, values }) =>
      (!inStock || freeVariantIds.includes(id)) &&
      [...options].every(
        ([option, wanted]) => option === except || wanted.has(values[option] ?? ''),
      ),
  );
}

export const filterProducts = <Product extends Filterable>(
  products: readonly Product[],
  filter: ProductFilter,
): Product[] =>
  products.filter(
    (product) => fitsPrice(product, filter) && fittingVariants(product, filter).length > 0,
  );

/** By option and value, the products that are left with it and with every filter but those of the same option. */
export function countChoices(
  products: readonly Filterable[],
  filter: ProductFilter,
): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  const keys = new Set(
    products.flatMap(({ variants }) => variants.flatMap(({ values }) => Object.keys(values))),
  );
  for (const key of keys) {
    const ofOption = new Map<string, number>();
    for (const product of products) {
      // A value that no product is left with is still listed, with zero.
      for (const { values } of product.variants)
        if (values[key] !== undefined) ofOption.set(values[key], ofOption.get(values[key]) ?? 0);
      if (!fitsPrice(product, filter)) continue;
      const left = new Set(
        fittingVariants(product, filter, key).flatMap(({ values }) => values[key] ?? []),
      );
      for (const value of left) ofOption.set(value, (ofOption.get(value) ?? 0) + 1);
    }
    counts.set(key, ofOption);
  }
  return counts;
}

export const countInStock = (products: readonly Filterable[], filter: ProductFilter): number =>
  filterProducts(products, { ...filter, inStock: true }).length;
