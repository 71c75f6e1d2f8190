import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/client.ts';
import {
  importPrices,
  previewPriceImport,
  priceChangesMax,
} from '@vitrine/contract/shop/price-imports.ts';
import { changeProductDisplay } from '@vitrine/contract/shop/product-display.ts';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useTyped } from '../../lib/form-drafts.ts';
import { queryClient } from '../../lib/queries.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';
import { sendDrafts } from './price-drafts.ts';
import { stageImported, useStagedPrices } from './staged-prices.ts';
import { productsAtOnceMax } from './use-products.ts';

/** Prices that an import has staged, and the way back. */
export interface ImportedPrices {
  count: number;
  /** Products that were shown or hidden. */
  displayCount: number;
  undo: () => Promise<void>;
}

/** The last import until it is taken back or its line is closed, or until its prices are saved or dropped with all others. */
export function useImportedLine() {
  const [imported, setImported] = useState<ImportedPrices>();
  const hasStaged = useStagedPrices().length > 0;
  if (imported && !hasStaged && !imported.displayCount) setImported(undefined);
  return [imported, setImported] as const;
}

const pauseMs = 350;

async function showAgain(ids: readonly string[], isHidden: boolean): Promise<void> {
  for (let first = 0; first < ids.length; first += productsAtOnceMax)
    await api.call(changeProductDisplay, {
      body: { ids: ids.slice(first, first + productsAtOnceMax), isHidden },
    });
  if (ids.length) await queryClient.invalidateQueries({ queryKey: priceKeys.all });
}

/** A pasted table or a file: what it would change, and staging it with the other changes. */
export function usePriceImport(onStaged: (imported: ImportedPrices) => void) {
  const { value: text, type, forget, isRestored, discard } = useTyped('price-import', '');
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const preview = useQuery({
    queryKey: priceKeys.importPreview(asked),
    queryFn: ({ signal }) => api.read(previewPriceImport, { body: { text: asked } }, signal),
    enabled: asked.trim() !== '',
    gcTime: 0,
    retry: false,
  });
  const staging = useApiMutation(
    async () => {
      await sendDrafts();
      return api.call(importPrices, { body: { text } });
    },
    {
      onSuccess: ({ stagedCount, drafts, shownIds, hiddenIds }) => {
        forget();
        const unstage = stageImported(drafts);
        onStaged({
          count: stagedCount,
          displayCount: shownIds.length + hiddenIds.length,
          undo: async () => {
            await unstage();
            await showAgain(hiddenIds, false);
            await showAgain(shownIds, true);
          },
        });
      },
      invalidates: [priceKeys.all],
    },
  );
  const isCurrent = asked === text && text.trim() !== '';
  const count = (isCurrent && preview.data?.changeCount) || 0;
  const displayCount =
    (isCurrent && preview.data && preview.data.shownCount + preview.data.hiddenCount) || 0;
  const { error } = preview;
  return {
    text,
    type,
    isRestored,
    discard,
    /** What is shown belongs to what is typed. */
    preview: isCurrent ? preview.data : undefined,
    isReading: text.trim() !== '' && (!isCurrent || preview.isFetching),
    /** What is wrong with the text as a whole. */
    problem:
      isCurrent && error instanceof CallFailed
        ? (error.fields[0]?.message ?? error.message)
        : undefined,
    count,
    displayCount,
    canStage: count + displayCount > 0 && count <= priceChangesMax,
    isStaging: staging.isBusy,
    stage: () => staging.run(),
  };
}

export type PriceImport = ReturnType<typeof usePriceImport>;
