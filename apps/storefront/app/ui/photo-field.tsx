import { ImagePlus } from 'lucide-react';
import type { KeptPhoto } from '../lib/photo-form.ts';
import { fill } from '../texts/index.ts';
import { ErrorAt } from './error-at.tsx';

interface PhotoFieldProps {
  /** Photos that a refused form had already. */
  kept: readonly KeptPhoto[];
  max: number;
  error: string | undefined;
  words: { addPhotos: string; choosePhotos: string; photosHint: string; remove: string };
  /** The first field that is wrong. */
  isFirst: boolean;
}

/** Photos to send with a form; those of a refused one are kept, and can be taken away. */
export function PhotoField({ kept, max, error, words, isFirst }: PhotoFieldProps) {
  return (
    <fieldset className="photo-field">
      <legend>{words.addPhotos}</legend>
      {kept.length ? (
        <ul className="kept-photos">
          {kept.map(({ key, url }) => (
            <li key={key}>
              <input type="hidden" name="photo" value={key} />
              <img src={`${url}?w=320`} width={72} height={90} alt="" />
              <label>
                <input type="checkbox" name="remove" value={key} />
                <span>{words.remove}</span>
              </label>
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="kept-photos scripted" data-photos="" data-remove={words.remove} />
      <label className="photo-choice">
        <span className="inline-line">
          <ImagePlus size={18} aria-hidden="true" />
          {words.choosePhotos}
        </span>
        <input
          type="file"
          name="photos"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          multiple
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'photos-error' : undefined}
          // biome-ignore lint/a11y/noAutofocus: a refused form begins at its first wrong field
          autoFocus={isFirst}
          data-shrink=""
        />
      </label>
      <p className="muted small above-8">{fill(words.photosHint, { max })}</p>
      <ErrorAt field="photos" message={error} />
    </fieldset>
  );
}
