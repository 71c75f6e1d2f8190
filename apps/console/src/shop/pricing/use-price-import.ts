import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/client.ts';
import { importPrices, previewPriceImport, priceChangesMax } from '@vitrine/contract/shop/price-imports.ts';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useTyped } from '../../lib/form-drafts.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';
import { sendDrafts } from './price-drafts.ts';
import { stageImported } from './staged-prices.ts';

/** Prices that an import has staged, and the way back. */
export interface ImportedPrices {
  count: number;
  undo: () => Promise<void>;
}

const pauseMs = 350;

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
      onSuccess: ({ stagedCount, drafts }) => {
        forget();
        onStaged({ count: stagedCount, undo: stageImported(drafts) });
      },
    },
  );
  const isCurrent = asked === text && text.trim() !== '';
  const count = (isCurrent && preview.data?.changeCount) || 0;
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
    problem: isCurrent && error instanceof CallFailed ? (error.fields[0]?.message ?? error.message) : undefined,
    count,
    canStage: count > 0 && count <= priceChangesMax,
    isStaging: staging.isBusy,
    stage: () => staging.run(),
  };
}

export type PriceImport = ReturnType<typeof usePriceImport>;
