import { ratings, reviewBounds } from '@vitrine/contract/shop/review-shapes.ts';
import { Star, X } from 'lucide-react';
import type { ReviewRefusal } from '../lib/review-form.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { FormError } from './form-error.tsx';

interface ReviewFormProps {
  action: string;
  /** The name that is suggested. */
  author: string;
  refusal: ReviewRefusal | null;
  texts: StorefrontTexts;
}

const rateKeys = { 1: 'rate1', 2: 'rate2', 3: 'rate3', 4: 'rate4', 5: 'rate5' } as const;

function ErrorAt({ field, message }: { field: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <em className="field-error" id={`${field}-error`}>
      {message}
    </em>
  );
}

/** Rating, text and photos: one form that works without a script. */
export function ReviewForm({ action, author, refusal, texts }: ReviewFormProps) {
  const { reviews: words } = texts;
  const draft = refusal?.draft;
  const errors = refusal?.errors ?? {};
  const [first] = (['rating', 'text', 'title', 'author', 'photos'] as const).filter((field) => errors[field]);
  const bind = (field: keyof typeof errors) => ({
    'aria-invalid': errors[field] ? true : undefined,
    'aria-describedby': errors[field] ? `${field}-error` : undefined,
    autoFocus: first === field,
  });
  return (
    <form className="review-form" method="post" action={action} encType="multipart/form-data" noValidate>
      <FormError message={refusal?.message} />
      <fieldset className="rate-field">
        <legend>{words.yourRating}</legend>
        <div className="rate-stars">
          {[...ratings].reverse().map((rating) => (
            <label key={rating} title={words[rateKeys[rating]]}>
              <input
                type="radio"
                name="rating"
                value={rating}
                defaultChecked={draft?.rating === rating}
                {...(rating === 5 ? bind('rating') : {})}
              />
              <Star size={34} aria-hidden="true" />
              <span>{words[rateKeys[rating]]}</span>
            </label>
          ))}
        </div>
        <ErrorAt field="rating" message={errors.rating} />
      </fieldset>
      <div>
        <label className={`f area ${errors.text ? 'err' : ''}`}>
          <span>{words.text}</span>
          <textarea name="text" rows={5} maxLength={reviewBounds.textMax} defaultValue={draft?.text} required {...bind('text')} />
        </label>
        <ErrorAt field="text" message={errors.text} />
      </div>
      <div>
        <label className={`f ${errors.title ? 'err' : ''}`}>
          <span>{words.headline}</span>
          <input name="title" maxLength={reviewBounds.titleMax} defaultValue={draft?.title} {...bind('title')} />
        </label>
        <ErrorAt field="title" message={errors.title} />
      </div>
      <div>
        <label className={`f ${errors.author ? 'err' : ''}`}>
          <span>{words.author}</span>
          <input
            name="author"
            maxLength={reviewBounds.authorMax}
            defaultValue={draft ? draft.author : author}
            autoComplete="off"
            required
            {...bind('author')}
          />
        </label>
        <ErrorAt field="author" message={errors.author} />
      </div>
      <fieldset className="photo-field">
        <legend>{words.addPhotos}</legend>
        {draft?.photos.length ? (
          <ul className="kept-photos">
            {draft.photos.map(({ key, url }) => (
              <li key={key}>
                <input type="hidden" name="photo" value={key} />
                <img src={`${url}?w=320`} width={72} height={90} alt="" />
                <label>
                  <input type="checkbox" name="remove" value={key} />
                  <X size={16} aria-hidden="true" />
                  <span>{words.remove}</span>
                </label>
              </li>
            ))}
          </ul>
        ) : null}
        <input
          type="file"
          name="photos"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          multiple
          aria-label={words.addPhotos}
          data-shrink=""
          {...bind('photos')}
        />
        <p className="muted small">{fill(words.photosHint, { max: reviewBounds.photosMax })}</p>
        <ErrorAt field="photos" message={errors.photos} />
      </fieldset>
      <button className="btn pri" type="submit">
        {words.send}
      </button>
      <p className="muted small">{words.waiting}</p>
    </form>
  );
}
