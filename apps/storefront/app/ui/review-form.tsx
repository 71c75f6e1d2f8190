import { ratings, reviewBounds } from '@vitrine/contract/shop/review-shapes.ts';
import { Star } from 'lucide-react';
import type { ReviewRefusal } from '../lib/review-form.ts';
import type { StorefrontTexts } from '../texts/index.ts';
import { ErrorAt } from './error-at.tsx';
import { FormError } from './form-error.tsx';
import { PhotoField } from './photo-field.tsx';

interface ReviewFormProps {
  action: string;
  /** The name that is suggested. */
  author: string;
  refusal: ReviewRefusal | null;
  texts: StorefrontTexts;
}

const rateKeys = { 1: 'rate1', 2: 'rate2', 3: 'rate3', 4: 'rate4', 5: 'rate5' } as const;

/** Rating, text and photos: one form that works without a script. */
export function ReviewForm({ action, author, refusal, texts }: ReviewFormProps) {
  const { reviews: words } = texts;
  const draft = refusal?.draft;
  const errors = refusal?.errors ?? {};
  const [first] = (['rating', 'text', 'title', 'author', 'photos'] as const).filter(
    (field) => errors[field],
  );
  const bind = (field: keyof typeof errors) => ({
    'aria-invalid': errors[field] ? true : undefined,
    'aria-describedby': errors[field] ? `${field}-error` : undefined,
    autoFocus: first === field,
  });
  return (
    <form
      className="review-form stack"
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
    >
      <FormError message={refusal?.message} />
      <fieldset className="rate-field">
        <legend>{words.yourRating}</legend>
        <div className="rate-stars">
          {ratings.map((rating) => (
            <label key={rating} title={words[rateKeys[rating]]}>
              <input
                type="radio"
                name="rating"
                value={rating}
                defaultChecked={draft?.rating === rating}
                {...(rating === 1 ? bind('rating') : {})}
              />
              <Star size={34} aria-hidden="true" />
              <span>{words[rateKeys[rating]]}</span>
            </label>
          ))}
        </div>
        <ErrorAt field="rating" message={errors.rating} />
      </fieldset>
      <div>
        <label className={`f ${errors.text ? 'err' : ''}`}>
          <span>{words.text}</span>
          <textarea
            name="text"
            rows={5}
            maxLength={reviewBounds.textMax}
            defaultValue={draft?.text}
            required
            {...bind('text')}
          />
        </label>
        <ErrorAt field="text" message={errors.text} />
      </div>
      <div>
        <label className={`f ${errors.title ? 'err' : ''}`}>
          <span>{words.headline}</span>
          <input
            name="title"
            maxLength={reviewBounds.titleMax}
            defaultValue={draft?.title}
            {...bind('title')}
          />
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
      <PhotoField
        kept={draft?.photos ?? []}
        max={reviewBounds.photosMax}
        error={errors.photos}
        words={words}
        isFirst={first === 'photos'}
      />
      <button className="btn pri" type="submit">
        {words.send}
      </button>
      <p className="muted small">{words.waiting}</p>
    </form>
  );
}
