import { CallFailed } from '@vitrine/contract/client.ts';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { listPlatformProducts } from '@vitrine/contract/shop/catalogue.ts';
import { readProductForm } from '@vitrine/contract/shop/product-editing.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import type { GridProduct } from './grid-rows.rules.ts';

/** Products that are read at once, and how many of their forms at the same time. */
const blockSize = 20;
const parallel = 5;

async function readForm(id: string, signal: AbortSignal): Promise<GridProduct | undefined> {
  try {
    return await api.read(readProductForm, { params: { id } }, signal);
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
    /** Reads products again that were saved, or changed by others, and returns those that are still there. */
    refresh: async (changed: readonly string[]) => {
      const read = await readForms(changed, new AbortController().signal);
      const forms = new Map(read.map((one) => [one.id, one]));
      setProducts((all) => all.map((one) => forms.get(one.id) ?? one));
      return read;
    },
  };
}
