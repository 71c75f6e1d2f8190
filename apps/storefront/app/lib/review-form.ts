import type { FieldError } from '@vitrine/contract/failures.ts';
import { type Rating, ratings, reviewBounds } from '@vitrine/contract/shop/review-shapes.ts';
import { addReviewPhoto, sendReview } from '@vitrine/contract/shop/storefront-reviews.ts';
import type { StorefrontTexts } from '../texts/index.ts';
import { ApiFailure, callApi } from './host.ts';
import { type KeptPhoto, readKeptPhotos, storePhotos } from './photo-form.ts';
import type { StorePage } from './store-page.types.ts';

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

function readDraft(form: FormData): ReviewDraft {
  return {
    rating: ratings.find((rating) => String(rating) === form.get('rating')) ?? null,
    title: textOf(form, 'title'),
    text: textOf(form, 'text'),
    author: textOf(form, 'author'),
    photos: readKeptPhotos(form),
  };
}

function errorsOf(
  failures: readonly FieldError[],
  texts: StorefrontTexts,
): ReviewRefusal['errors'] {
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
export async function sendForm(
  page: StorePage,
  token: string,
  form: FormData,
  texts: StorefrontTexts,
): Promise<ReviewRefusal | null> {
  const draft = readDraft(form);
  const photos = await storePhotos(page, addReviewPhoto, token, {
    form,
    kept: draft.photos,
    max: reviewBounds.photosMax,
    tooMany: texts.reviews.tooMany,
    fatal: ['review-exists', 'review-closed'],
  });
  const missing = {
    ...(draft.rating ? {} : { rating: texts.reviews.missingRating }),
    ...(draft.text.trim() ? {} : { text: texts.reviews.missingText }),
    ...(draft.author.trim() ? {} : { author: texts.reviews.missingAuthor }),
    ...(photos ? { photos } : {}),
  };
  if (!draft.rating || Object.keys(missing).length)
    return { draft, message: null, errors: missing };
  const { rating, title, text, author } = draft;
  try {
    await callApi(
      page.host,
      sendReview,
      {
        params: { token },
        body: { rating, title, text, author, photoKeys: draft.photos.map(({ key }) => key) },
      },
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
