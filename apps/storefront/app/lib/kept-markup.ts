import type { ReactElement } from 'react';

type Render = (element: ReactElement) => string;

let render: Render | undefined;

/** Sets how elements become markup, once, where pages are rendered: browsers never load the renderer. */
export function setMarkupRenderer(renderer: Render): void {
  render = renderer;
}

/** About the bytes of what is kept, keys included. */
const charactersMax = 8_000_000;
/** In the order in which they were last used. */
const kept = new Map<string, string>();
let characters = 0;

function dropOldest(): void {
  for (const [key, markup] of kept) {
    if (characters <= charactersMax) return;
    kept.delete(key);
    characters -= key.length + markup.length;
  }
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** A number for the key of a part, in place of an object that many pages share and nothing changes: the texts of a language, the lists of countries. */
export function findNumber(shared: object): number {
  const known = numbers.get(shared);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(shared, lastNumber);
  return lastNumber;
}

/** The content of an element, which React has rendered and escaped, here or for an earlier page. */
interface KeptMarkup {
  dangerouslySetInnerHTML: { __html: string };
}

/**
 * The markup of a part of a page that depends on its key only, as the content of the element around it. Parts that are the same on many
 * pages, such as the lists of countries at the foot and the cards of products, are most of the elements of a page: they are rendered
 * once and not for each page. What is rendered here reads no context of the page, and its key names all that it shows.
 */
export function reuseMarkup(key: string, element: () => ReactElement): KeptMarkup {
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return { dangerouslySetInnerHTML: { __html: known } };
  }
  if (!render) throw new Error('Pages are rendered on the server only');
  const markup = render(element());
  kept.set(key, markup);
  characters += key.length + markup.length;
  dropOldest();
  return { dangerouslySetInnerHTML: { __html: markup } };
}
