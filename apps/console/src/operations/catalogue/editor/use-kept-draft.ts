import { CallFailed } from '@vitrine/contract/client.ts';
import {
  deleteProductDraft,
  putProductDraft,
  readProductDraft,
  type StoredProductDraft,
} from '@vitrine/contract/shop/product-drafts.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { bestEffort } from '../../../lib/best-effort.ts';

const draftMs = 1_200;

/** Writes that are under way, by product: a reading waits for them. */
const underWay = new Map<string, Promise<void>>();

/** The draft of a product on the server, once the writes of this page have arrived. */
export async function readKeptDraft(product: string, signal: AbortSignal) {
  await underWay.get(product);
  return api.read(readProductDraft, { params: { product } }, signal);
}

interface Unsaved {
  baseVersion: number | null;
  form: ProductForm;
  /** The form has the changed variants only. */
  leavesOthers: boolean;
}

interface KeptState {
  /** When the server kept the draft; null while it did not. */
  savedAt: string | null;
  version: string | null;
  /** Another window wrote other changes: nothing is written before the operator chooses. */
  isElsewhere: boolean;
}

/** Writes the draft of one product soon after the last change, one write after the other. */
function createKeeper(
  product: string,
  known: StoredProductDraft | null,
  show: (state: KeptState) => void,
) {
  let state: KeptState = {
    savedAt: known?.savedAt ?? null,
    version: known?.version ?? null,
    isElsewhere: false,
  };
  let waiting: (() => Unsaved) | null = null;
  let isSaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const params = { product };
  const set = (next: Partial<KeptState>) => {
    state = { ...state, ...next };
    show(state);
  };
  const after = (task: () => Promise<unknown>): Promise<void> => {
    const turn = bestEffort((underWay.get(product) ?? Promise.resolve()).then(task)).then(
      () => undefined,
    );
    underWay.set(product, turn);
    return turn;
  };
  const write = async () => {
    const body = waiting?.();
    waiting = null;
    if (!body || state.isElsewhere) return;
    try {
      set(
        await api.call(
          putProductDraft,
          { params, body: { ...body, version: state.version } },
          { suppressToast: true },
        ),
      );
    } catch (error) {
      // A form that the server refuses, for instance because it is too large, stays in this tab.
      set({
        savedAt: null,
        isElsewhere: error instanceof CallFailed && error.code === 'saved-elsewhere',
      });
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    return after(write);
  };
  /** The changes are collected when they are written, not with each letter. */
  const keep = (unsaved: () => Unsaved) => {
    waiting = unsaved;
    clearTimeout(timer);
    // A draft that is written while a save runs would be of the version that the save replaces.
    if (!isSaving) timer = setTimeout(() => void flush(), draftMs);
  };
  return {
    keep,
    flush,
    /** Nothing is left to keep. */
    drop: () => {
      clearTimeout(timer);
      waiting = null;
      void after(async () => {
        const { version } = state;
        if (version === null || state.isElsewhere) return;
        set({ version: null, savedAt: null });
        await api.call(deleteProductDraft, { params, query: { version } }, { suppressToast: true });
      });
    },
    /** Stops what waits and lets what is under way arrive; the version that a save ends. */
    settle: async (): Promise<string | undefined> => {
      isSaving = true;
      clearTimeout(timer);
      waiting = null;
      await after(async () => undefined);
      return state.isElsewhere ? undefined : (state.version ?? undefined);
    },
    /** A save ended the draft. */
    end: () => {
      isSaving = false;
      set({ version: null, savedAt: null, isElsewhere: false });
    },
    /** A save failed: the changes are kept as before. */
    resume: (unsaved: () => Unsaved) => {
      isSaving = false;
      keep(unsaved);
    },
    /** Other changes are on the server than those of this page. */
    contest: () => set({ isElsewhere: true }),
    /** The changes of this page replace those of the other window. */
    takeOver: (unsaved: () => Unsaved) =>
      after(async () => {
        const other = await api.read(readProductDraft, { params });
        set({ isElsewhere: false, version: other?.version ?? null });
        waiting = unsaved;
        await write();
      }),
  };
}

/** The draft of a product on the server, which outlives the tab. */
export function useKeptDraft(
  product: string,
  known: StoredProductDraft | null,
  isEnabled: boolean,
) {
  const [state, setState] = useState<KeptState>({
    savedAt: known?.savedAt ?? null,
    version: known?.version ?? null,
    isElsewhere: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft that was there when the page opened
  const keeper = useMemo(() => createKeeper(product, known, setState), [product]);
  useEffect(() => () => void (isEnabled && keeper.flush()), [keeper, isEnabled]);
  return { ...state, isEnabled, keeper };
}
