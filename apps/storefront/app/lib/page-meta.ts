import { intlTags, type Language, languages } from '@vitrine/contract/locales.ts';
import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  title: string;
  description: string;
  storeUrl: string;
  /** The path without language, such as `/s/casa-luna/p/teapot`. */
  pathIn(language: Language | null): string;
  language: Language;
  imageUrl?: string | null;
  jsonLd?: object;
  isPrivate?: boolean;
}

/** Title, description, preview picture, languages and structured data of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { title: page.title },
    { name: 'description', content: page.description.slice(0, 300) },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description.slice(0, 300) },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: page.storeUrl + page.pathIn(page.language) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: page.storeUrl + page.pathIn(page.language) },
  ];
  if (page.imageUrl) tags.push({ property: 'og:image', content: page.storeUrl + page.imageUrl });
  if (page.isPrivate) tags.push({ name: 'robots', content: 'noindex' });
  else {
    for (const language of languages) {
      tags.push({ tagName: 'link', rel: 'alternate', hrefLang: intlTags[language], href: page.storeUrl + page.pathIn(language) });
    }
    tags.push({ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: page.storeUrl + page.pathIn(null) });
  }
  if (page.jsonLd) tags.push({ 'script:ld+json': page.jsonLd } as MetaDescriptor);
  return tags;
}
