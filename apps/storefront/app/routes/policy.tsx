import { taxTermsOf } from '@vitrine/contract/shop/tax-rules.ts';
import { readChoices } from '../lib/choices.ts';
import { dispatchLines } from '../lib/dispatch.ts';
import { formatsOf } from '../lib/formats.ts';
import { notFoundInStore } from '../lib/missing-page.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useSellerFacts } from '../lib/platform.ts';
import { openStorePage, pageFacts } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { fill, textsOf } from '../texts/index.ts';
import { SellerFacts } from '../ui/seller-facts.tsx';
import { PlainHead, StoreFoot } from '../ui/store-frame.tsx';
import type { Route } from './+types/policy.ts';

const kinds = ['terms', 'privacy', 'cookies', 'imprint', 'delivery', 'returns'] as const;
type PolicyKind = (typeof kinds)[number];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  const kind = kinds.find((known) => known === params.policy) ?? (await notFoundInStore(page));
  return {
    store: page.store,
    kind: kind as PolicyKind,
    choices: await readChoices(page.host, page.visitor),
    platform: page.host.platform,
    ...pageFacts(page),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { store, kind, language, storeUrl, platform } = loaderData;
  const { title } = textsOf(language).policies[kind];
  return pageMeta({
    title: `${title} · ${store.name}`,
    description: fill(textsOf(language).policies[kind].body.join(' '), { platform: platform.name }),
    siteName: store.name,
    storeUrl,
    language,
    offered: store.languages,
    pathIn: (spoken) => storePaths(store.slug, spoken).policy(kind),
  });
};

export default function Policy({ loaderData }: Route.ComponentProps) {
  const { store, kind, choices, platform, language, currency, pathLanguage } = loaderData;
  const facts = useSellerFacts();
  const texts = textsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  const policy = texts.policies[kind];
  const { treatment } = taxTermsOf(choices.countryTax, store.settlementMode);
  const taxes = kind === 'terms' && treatment !== 'none' ? [texts.policies.taxes[treatment]] : [];
  const sent =
    kind === 'delivery' ? dispatchLines(facts, choices.country, formatsOf(language), texts) : [];
  const paragraphs = [...policy.body.slice(0, 2), ...taxes, ...sent, ...policy.body.slice(2)];
  return (
    <>
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <main className="wrap plain-page">
        <h1>{policy.title}</h1>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{fill(paragraph, { platform: platform.name })}</p>
        ))}
        {kind === 'returns' ? (
          <section className="withdrawal">
            <h2>{texts.policies.withdrawal.title}</h2>
            <p>{texts.policies.withdrawal.lead}</p>
            <blockquote>
              {texts.policies.withdrawal.lines.map((line) => (
                <p key={line}>
                  {fill(line, {
                    seller: store.seller.name,
                    address: store.seller.address,
                    email: store.seller.email,
                  })}
                </p>
              ))}
            </blockquote>
          </section>
        ) : null}
        <h2>{texts.policies.seller}</h2>
        <SellerFacts seller={store.seller} texts={texts} />
      </main>
      <StoreFoot
        store={store}
        language={language}
        currency={currency}
        paths={paths}
        texts={texts}
        choices={choices}
      />
    </>
  );
}
