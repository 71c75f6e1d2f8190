import {
  addReturnPhoto,
  type BuyerReturns,
  requestReturn,
} from '@vitrine/contract/shop/buyer-returns.ts';
import {
  type ReturnKind,
  type ReturnReason,
  returnBounds,
  returnReasons,
} from '@vitrine/contract/shop/return-shapes.ts';
import type { StorefrontTexts } from '../texts/index.ts';
import { ApiFailure, callApi } from './host.ts';
import { type KeptPhoto, readKeptPhotos, storePhotos } from './photo-form.ts';
import type { StorePage } from './store-page.types.ts';

/** What a buyer typed and chose, which a refused form shows again. */
interface ReturnDraft {
  kind: ReturnKind | null;
  /** Units by line. */
  units: Record<string, number>;
  reason: ReturnReason | null;
  text: string;
  photos: KeptPhoto[];
  key: string;
}

export interface ReturnRefusal {
  draft: ReturnDraft;
  message: string | null;
  errors: Partial<Record<'kind' | 'lines' | 'reason' | 'text' | 'photos', string>>;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const kinds: readonly ReturnKind[] = ['return', 'refund', 'cancellation'];
const allReasons: readonly ReturnReason[] = [...new Set(Object.values(returnReasons).flat())];
/** Reasons to choose from while the buyer has not said whether the goods come back. */
export const deliveredReasons = returnReasons.return;

/** What a buyer can request now: of what was delivered, of what is not sent yet, or both. */
export const openKinds = ({ lines }: Pick<BuyerReturns, 'lines'>) => ({
  canReturn: lines.some(({ returnable }) => returnable > 0),
  canCancel: lines.some(({ cancellable }) => cancellable > 0),
});

function readDraft(form: FormData): ReturnDraft {
  const units = [...form.entries()].flatMap(([name, value]) => {
    const line = /^units-(\d{1,18})$/.exec(name)?.[1];
    const quantity = Number(value);
    return line && Number.isInteger(quantity) && quantity > 0 && quantity < 100
      ? [[line, quantity] as const]
      : [];
  });
  return {
    kind: kinds.find((kind) => kind === form.get('kind')) ?? null,
    units: Object.fromEntries(units),
    reason: allReasons.find((reason) => reason === form.get('reason')) ?? null,
    text: textOf(form, 'text'),
    photos: readKeptPhotos(form),
    key: textOf(form, 'key').slice(0, 60),
  };
}

function missingOf(
  { kind, units, reason }: ReturnDraft,
  { returns: words }: StorefrontTexts,
): ReturnRefusal['errors'] {
  const isForReturn =
    kind !== null &&
    reason !== null &&
    !(returnReasons[kind] as readonly string[]).includes(reason);
  return {
    ...(kind ? {} : { kind: words.missingKind }),
    ...(Object.keys(units).length ? {} : { lines: words.missingLines }),
    ...(reason ? {} : { reason: words.missingReason }),
    ...(isForReturn ? { reason: words.reasonForReturn } : {}),
  };
}

/** Sends a request; answers why it was refused, with everything that was typed and every photo. */
export async function sendReturn(
  page: StorePage,
  token: string,
  form: FormData,
  texts: StorefrontTexts,
): Promise<ReturnRefusal | null> {
  const draft = readDraft(form);
  const { kind, reason, text, units, key } = draft;
  try {
    const photos = await storePhotos(page, addReturnPhoto, token, {
      form,
      kept: draft.photos,
      max: returnBounds.photosMax,
      tooMany: texts.returns.tooMany,
      fatal: ['return-closed'],
    });
    const errors = { ...missingOf(draft, texts), ...(photos ? { photos } : {}) };
    if (!kind || !reason || Object.keys(errors).length) return { draft, message: null, errors };
    const lines = Object.entries(units).map(([lineId, quantity]) => ({ lineId, quantity }));
    const body = { kind, lines, reason, text, photoKeys: draft.photos.map((photo) => photo.key) };
    await callApi(
      page.host,
      requestReturn,
      { params: { token }, body },
      { ...page, idempotencyKey: `return-${key}` },
    );
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status >= 500 || error.code === 'not-found')
      throw error;
    const errors = Object.fromEntries(
      error.errors.map(({ path, message }) => {
        const [field = ''] = path.split('.');
        return [field === 'photoKeys' ? 'photos' : field, message];
      }),
    );
    return { draft, message: Object.keys(errors).length ? null : error.message, errors };
  }
}
