import { parseLanguage } from '@vitrine/contract/locales.ts';
import { hostContext } from '../lib/host.ts';
import { notFoundOnPlatform } from '../lib/missing-page.ts';
import { languageOfRequest } from '../lib/page-language.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { textsOf } from '../texts/index.ts';
import type { Route } from './+types/legal.ts';

const kinds = ['terms', 'privacy', 'imprint'] as const;

/** The platform's own terms, privacy notice and imprint. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const host = context.get(hostContext);
  const kind = kinds.find((known) => known === params.page);
  const language = parseLanguage(params.lang);
  if (!kind || !language || language !== params.lang) return notFoundOnPlatform(host, languageOfRequest(request));
  return { kind, language, seller: host.seller, storeUrl: host.storeUrl };
}

const wordsOf = (language: Parameters<typeof textsOf>[0], kind: (typeof kinds)[number]) => {
  const { landing, policies } = textsOf(language);
  return kind === 'imprint' ? { title: landing.imprint, body: [] } : policies[kind];
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { kind, language, storeUrl } = loaderData;
  const { title, body } = wordsOf(language, kind);
  return pageMeta({
    title: `${title} · Vitrine`,
    description: body.join(' ') || title,
    siteName: 'Vitrine',
    storeUrl,
    language,
    pathIn: (spoken) => `/${spoken ?? 'en'}/legal/${kind}`,
  });
};

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { kind, language, seller } = loaderData;
  const { policies } = textsOf(language);
  const { title, body } = wordsOf(language, kind);
  return (
    <>
      <header className="plain">
        <div className="top">
          <a className="brandlet" href={`/${language}`}>
            <img src="/vitrine.svg" width={32} height={32} alt="" />
            Vitrine
          </a>
        </div>
      </header>
      <main className="wrap plain-page">
        <h1>{title}</h1>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h2>{policies.seller}</h2>
        <p>
          {seller.name}, {seller.address}
        </p>
        <p>
          {policies.contact}:{' '}
          <a className="underlined" href={`mailto:${seller.email}`}>
            {seller.email}
          </a>
        </p>
      </main>
    </>
  );
}
