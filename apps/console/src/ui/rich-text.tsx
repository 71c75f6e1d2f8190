import purify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import './rich-text.css';

/**
 * A text with formatting. The server sanitised it when it was saved; it is sanitised again where it is shown, so that
 * nothing runs if a row was written in another way. Links open in a window of their own.
 */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const text = purify.sanitize(html, {
      RETURN_DOM_FRAGMENT: true,
      FORBID_TAGS: ['style', 'form', 'svg', 'math'],
      FORBID_ATTR: ['style', 'id', 'class'],
    });
    for (const link of text.querySelectorAll('a'))
      Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
    place.current?.replaceChildren(text);
  }, [html]);
  return <div ref={place} className="rich-text anywhere" />;
}
