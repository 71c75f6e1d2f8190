import type { FieldError } from '@vitrine/contract/failures.ts';
import { type Rating, ratings, reviewBounds } from '@vitrine/contract/shop/review-shapes.ts';
import { addReviewPhoto, sendReview } from '@vitrine/contract/shop/storefront-reviews.ts';
import type { StorefrontTexts } from '../texts/index.ts';
import { fill } from '../texts/index.ts';
import { ApiFailure, callApi } from './host.ts';
import type { StorePage } from './store-page.ts';

/** A photo that is stored and not part of a review yet. */
interface KeptPhoto {
  key: string;
  url: string;
}

/** What a buyer typed, which a refused form shows again. */
interface ReviewDraft {
  rating: Rating | null;
  title: string;
  text: string;
  author: string;
  photos: KeptPhoto[];
}

export interface ReviewRefusal {
  draft: ReviewDraft;
  message: string | null;
  errors: Partial<Record<'rating' | 'title' | 'text' | 'author' | 'photos', string>>;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const photoKey = /^[a-z0-9][a-z0-9/_-]{5,190}\.webp$/;

function readDraft(form: FormData): ReviewDraft {
  const removed = new Set(form.getAll('remove').map(String));
  return {
    rating: ratings.find((rating) => String(rating) === form.get('rating')) ?? null,
    title: textOf(form, 'title'),
    text: textOf(form, 'text'),
    author: textOf(form, 'author'),
    photos: form
      .getAll('photo')
      .map(String)
      .filter((key) => photoKey.test(key) && !removed.has(key))
      .map((key) => ({ key, url: `/files/${key}` })),
  };
}

/** Stores the photos that came with the form, so that a refused form has them still; answers why one was refused. */
async function storePhotos(
  page: StorePage,
  token: string,
  form: FormData,
  draft: ReviewDraft,
  texts: StorefrontTexts,
): Promise<string | undefined> {
  const files = form.getAll('photos').filter((file): file is File => typeof file !== 'string' && file.size > 0);
  const max = reviewBounds.photosMax;
  if (draft.photos.length + files.length > max) return fill(texts.reviews.tooMany, { max });
  for (const file of files) {
    try {
      const upload = { fileName: file.name, mimeType: file.type, bytes: Buffer.from(await file.arrayBuffer()) };
      const { key, image } = await callApi(page.host, addReviewPhoto, { params: { token }, body: { file: upload } }, page);
      draft.photos.push({ key, url: image.url });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status >= 500 || error.code === 'review-exists' || error.code === 'review-closed')
        throw error;
      return `${file.name}: ${error.message}`;
    }
  }
  return undefined;
}

function errorsOf(failures: readonly FieldError[], texts: StorefrontTexts): ReviewRefusal['errors'] {
  const own: Readonly<Record<string, string>> = {
    rating: texts.reviews.missingRating,
    text: texts.reviews.missingText,
    author: texts.reviews.missingAuthor,
  };
  return Object.fromEntries(
    failures.map(({ path, code, message }) => {
      const [field = ''] = path.split('.');
      const isMissing = field === 'rating' || code === 'required' || code === 'too-short';
      return [field === 'photoKeys' ? 'photos' : field, (isMissing && own[field]) || message];
    }),
  );
}

/** Sends a review; answers why it was refused, with everything that was typed and every photo. */
export async function sendForm(page: StorePage, token: string, form: FormData, texts: StorefrontTexts): Promise<ReviewRefusal | null> {
  const draft = readDraft(form);
  const photos = await storePhotos(page, token, form, draft, texts);
  const missing = {
    ...(draft.rating ? {} : { rating: texts.reviews.missingRating }),
    ...(draft.text.trim() ? {} : { text: texts.reviews.missingText }),
    ...(draft.author.trim() ? {} : { author: texts.reviews.missingAuthor }),
    ...(photos ? { photos } : {}),
  };
  if (!draft.rating || Object.keys(missing).length) return { draft, message: null, errors: missing };
  const { rating, title, text, author } = draft;
  try {
    await callApi(
      page.host,
      sendReview,
      { params: { token }, body: { rating, title, text, author, photoKeys: draft.photos.map(({ key }) => key) } },
      page,
    );
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
    // Sent before, in another window: the page shows what was sent.
    if (error.code === 'review-exists') return null;
    const errors = errorsOf(error.errors, texts);
    return { draft, message: Object.keys(errors).length ? null : error.message, errors };
  }
}
