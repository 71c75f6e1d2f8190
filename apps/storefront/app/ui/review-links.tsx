import type { ReviewForm } from '@vitrine/contract/shop/storefront-reviews.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import type { StorefrontTexts } from '../texts/index.ts';
import { LinePicture } from './line-picture.tsx';

interface ReviewLinksProps {
  lines: ReviewForm['others'];
  paths: StorePaths;
  texts: StorefrontTexts;
}

/** Bought lines, each with the way to its review. */
export function ReviewLinks({ lines, paths, texts }: ReviewLinksProps) {
  const { reviews: words } = texts;
  return (
    <ul className="review-links stack gap-12">
      {lines.map(({ token, name, option, state, ...picture }) => (
        <li className="cluster gap-12" key={token}>
          <LinePicture line={picture} width={48} isLazy />
          <span className="what">
            {name}
            {option ? <small className="block muted">{option}</small> : null}
          </span>
          <a
            className={state === 'open' ? 'btn sec' : 'underlined'}
            href={paths.review(token)}
            aria-label={`${state === 'open' ? words.write : words.done}: ${name}`}
          >
            {state === 'open' ? words.write : words.done}
          </a>
        </li>
      ))}
    </ul>
  );
}
