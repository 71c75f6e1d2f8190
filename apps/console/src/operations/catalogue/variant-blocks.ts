import { listProductVariants, variantBlockMax } from '@vitrine/contract/shop/product-editing.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { api } from '../../lib/api.ts';

/** Blocks that are read at the same time. */
const parallel = 3;

/** The ids in blocks that one call reads. */
const splitBlocks = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / variantBlockMax) }, (_, at) =>
    ids.slice(at * variantBlockMax, (at + 1) * variantBlockMax),
  );

/** Reads variants of a product by their ids, block by block; those that are gone are left out. */
export async function readVariants(
  productId: string,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<VariantForm[]> {
  const found: VariantForm[][] = [];
  const waiting = splitBlocks(ids).entries();
  const work = async () => {
    for (const [at, block] of waiting) {
      const page = await api.read(
        listProductVariants,
        {
          params: { id: productId },
          query: { ids: block.join(','), limit: variantBlockMax },
        } as never,
        signal,
      );
      found[at] = page.list;
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return found.flat();
}

/** Variants of a product whose SKU contains a text, a hundred at most. */
export async function findVariants(productId: string, keywords: string): Promise<VariantForm[]> {
  const page = await api.read(listProductVariants, {
    params: { id: productId },
    query: { keywords, limit: variantBlockMax },
  });
  return page.list;
}

/** Variants with those that were loaded since, in the order of the ids. What is there stays as it is. */
export function insertVariants(
  variants: readonly VariantForm[],
  loaded: readonly VariantForm[],
  ids: readonly string[],
): VariantForm[] {
  const known = new Map([...loaded, ...variants].map((variant) => [variant.id, variant]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
