import { CallFailed } from '@vitrine/contract/client.ts';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { listPlatformProducts } from '@vitrine/contract/shop/catalogue.ts';
import { readProductForm, variantBlockMax } from '@vitrine/contract/shop/product-editing.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { bestEffort } from '../../../lib/best-effort.ts';
import { findVariants, insertVariants, readVariants } from '../variant-blocks.ts';
import type { GridPlace, GridProduct } from './grid-rows.rules.ts';

/** Products that are read at once, and how many of their forms at the same time. */
const blockSize = 20;
const parallel = 5;

async function readForm(id: string, signal: AbortSignal): Promise<GridProduct | undefined> {
  try {
    return await api.read(
      readProductForm,
      { params: { id }, query: { variantsMax: variantBlockMax } },
      signal,
    );
  } catch (failure) {
    if (failure instanceof CallFailed && failure.code === 'not-found') return undefined;
    throw failure;
  }
}

/** Reads forms, some at the same time, in their order; a product that is gone is left out. */
async function readForms(ids: readonly string[], signal: AbortSignal): Promise<GridProduct[]> {
  const found = new Map<string, GridProduct>();
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const form = await readForm(id, signal);
      if (form) found.set(id, form);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The product with variants that were loaded since; those that did not come are gone. */
function withVariants(
  product: GridProduct,
  loaded: readonly VariantForm[],
  wanted: readonly string[],
): GridProduct {
  const found = new Set(loaded.map(({ id }) => id));
  const gone = new Set(wanted.filter((id) => !found.has(id)));
  const variantIds = product.variantIds.filter((id) => !gone.has(id));
  const variants = insertVariants(product.form.variants, loaded, variantIds);
  return { ...product, variantIds, form: { ...product.form, variants } };
}

type Query = Readonly<Record<string, string>>;

interface Place {
  /** The chosen products that are still to be read; nothing where a filter chooses them. */
  ids: readonly string[] | undefined;
  cursor: string | undefined;
  hasMore: boolean;
}

export type GridProducts = ReturnType<typeof useGridProducts>;

/** The products of the grid, block by block: those that were chosen, or all that the filters leave. */
export function useGridProducts(query: Query, ids: readonly string[]) {
  const [products, setProducts] = useState<readonly GridProduct[]>([]);
  const [place, setPlace] = useState<Place>({
    ids: ids.length ? ids : undefined,
    cursor: undefined,
    hasMore: true,
  });
  const [error, setError] = useState<unknown>();
  const [isLoading, setLoading] = useState(false);
  const abort = useRef<AbortController>(undefined);
  const underWay = useRef(new Map<string, Promise<void>>());
  const take = (productId: string, loaded: readonly VariantForm[], wanted: readonly string[]) =>
    setProducts((all) =>
      all.map((one) => (one.id === productId ? withVariants(one, loaded, wanted) : one)),
    );
  const readMissing = async (productId: string, ids: readonly string[]) => {
    const loaded = await bestEffort(readVariants(productId, ids));
    for (const id of ids) underWay.current.delete(id);
    if (loaded) take(productId, loaded, ids);
  };
  useEffect(() => () => abort.current?.abort(), []);

  const readBlock = async (signal: AbortSignal): Promise<[string[], Place]> => {
    if (place.ids) {
      const rest = place.ids.slice(blockSize);
      return [
        place.ids.slice(0, blockSize),
        { ids: rest, cursor: undefined, hasMore: rest.length > 0 },
      ];
    }
    const page = (await api.read(
      listPlatformProducts,
      {
        query: {
          ...query,
          limit: blockSize,
          ...(place.cursor ? { cursor: place.cursor } : {}),
        },
      } as never,
      signal,
    )) as EndpointAnswer<typeof listPlatformProducts>;
    return [
      page.list.map(({ id }) => id),
      {
        ids: undefined,
        cursor: page.nextCursor ?? undefined,
        hasMore: page.nextCursor !== null,
      },
    ];
  };
  const more = async () => {
    if (isLoading || !place.hasMore) return;
    const controller = new AbortController();
    abort.current = controller;
    setLoading(true);
    setError(undefined);
    try {
      const [next, after] = await readBlock(controller.signal);
      const forms = await readForms(next, controller.signal);
      setProducts((all) => [...all, ...forms]);
      setPlace(after);
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    } finally {
      if (!controller.signal.aborted) setLoading(false);
    }
  };
  const begin = useEffectEvent(() => void more());
  useEffect(() => begin(), []);
  return {
    products,
    hasMore: place.hasMore,
    isLoading,
    error,
    more: () => void more(),
    /** Loads the variants of these rows that are not there yet; ends when those are read that are under way, too. */
    loadVariants: async (places: readonly GridPlace[]) => {
      const absent = places.filter(({ row }) => !row);
      const missing = absent.filter(({ variantId }) => !underWay.current.has(variantId));
      const wanted = Map.groupBy(missing, ({ productId }) => productId);
      let reading = Promise.resolve();
      for (const [productId, ofProduct] of wanted) {
        const ids = ofProduct.map(({ variantId }) => variantId);
        reading = reading.then(() => readMissing(productId, ids));
        for (const id of ids) underWay.current.set(id, reading);
      }
      await Promise.all(absent.map(({ variantId }) => underWay.current.get(variantId)));
    },
    /** Loads the variants whose SKU contains a text, of products that are not loaded whole; returns their ids. */
    findVariants: async (text: string): Promise<Set<string>> => {
      const hits = new Set<string>();
      for (const { id, variantIds, form } of products) {
        if (form.variants.length >= variantIds.length) continue;
        const found = await findVariants(id, text);
        take(id, found, []);
        for (const variant of found) hits.add(variant.id ?? '');
      }
      return hits;
    },
    /** Reads products again that were saved, or changed by others, and returns those that are still there. */
    refresh: async (changed: readonly string[]) => {
      const { signal } = new AbortController();
      const before = new Map(products.map((one) => [one.id, one]));
      const read = await readForms(changed, signal);
      const now: GridProduct[] = [];
      for (const product of read) {
        const there = new Set(product.form.variants.map(({ id }) => id));
        const others = (before.get(product.id)?.form.variants ?? [])
          .flatMap(({ id }) => id ?? [])
          .filter((id) => !there.has(id) && product.variantIds.includes(id));
        const variants = others.length > 0 ? await readVariants(product.id, others, signal) : [];
        now.push(withVariants(product, variants, others));
      }
      const forms = new Map(now.map((one) => [one.id, one]));
      setProducts((all) => all.map((one) => forms.get(one.id) ?? one));
      return now;
    },
  };
}
