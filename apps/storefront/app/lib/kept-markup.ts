import type { ReactElement } from 'react';

type Render = (element: ReactElement) => string;

let render: Render | undefined;

/** Sets how elements become markup, once, where pages are rendered: browsers never load the renderer. */
export function setMarkupRenderer(renderer: Render): void {
  render = renderer;
}

const keptMax = 300;
/** In the order in which they were last used. */
const kept = new Map<string, string>();

/**
 * The markup of a part of a page that depends on its key only, as the content of the element around it. Parts that are the same on many
 * pages, such as the lists of countries at the foot, are most of the elements of a page: they are rendered once and not for each page.
 * What is rendered here reads no context of the page.
 */
export function keepMarkup(key: string, element: () => ReactElement): { __html: string } {
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return { __html: known };
  }
  if (!render) throw new Error('Pages are rendered on the server only');
  const markup = render(element());
  const [oldest] = kept.keys();
  if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest);
  kept.set(key, markup);
  return { __html: markup };
}
