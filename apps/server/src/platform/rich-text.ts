import { webAddress } from '@vitrine/contract/shapes.ts';
import type { IOptions } from 'sanitize-html';

/** Addresses on the web follow the rule for all of them; the rest is judged by its scheme. */
const isLink = (href: string): boolean =>
  !/^https?:/i.test(href.trim()) || webAddress.max(2_000).safeParse(href.trim()).success;

/** The formatting of a text: what a writer of notices and articles needs, and nothing that runs, loads or covers the page. */
const options: IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
      'pre',
      'code',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'a',
    ],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // Pictures of ours only: one from elsewhere would tell its owner who reads what.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' &&
    !/^\/files\/[a-z0-9][a-z0-9_/-]*\.(?:webp|png|jpg|jpeg|avif|gif)$/.test(attribs['src'] ?? ''),
  transformTags: {
    a: (tagName, { href = '', title }) => ({
      tagName,
      // An address that hides its host behind a user name leads nowhere; its words stay.
      attribs: {
        ...(isLink(href) ? { href } : {}),
        ...(title ? { title } : {}),
        target: '_blank',
        rel: 'noopener noreferrer',
      },
    }),
  },
  allowProtocolRelative: false,
};

/** HTML of a person, with only the formatting of a text left. The library is loaded with the first one. */
export async function sanitizeHtml(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html');
  return sanitize(html, options).trim();
}

/** Whether HTML shows anything: words or a picture. */
export const showsSomething = (html: string): boolean =>
  /<img\b/.test(html) || /[^\s\u00a0]/.test(html.replace(/<[^>]*>/g, '').replace(/&nbsp;/g, ' '));
