import { parseLanguage } from '@vitrine/contract/locales.ts';
import { addressInLanguage } from '@vitrine/contract/shop/seller-address.ts';
import { hostContext } from '../lib/host.ts';
import { notFoundOnPlatform } from '../lib/missing-page.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useSellerFacts } from '../lib/platform.ts';
import { readPlatformPage } from '../lib/platform-page.ts';
import { readVisitor } from '../lib/visitor.ts';
import { fill, textsOf } from '../texts/index.ts';
import { PlatformFoot, PlatformNav } from '../ui/platform-frame.tsx';
import type { Route } from './+types/legal.ts';

const kinds = ['terms', 'privacy', 'cookies', 'imprint'] as const;

/** The platform's own terms, privacy notice and imprint. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const host = context.get(hostContext);
  const kind = kinds.find((known) => known === params.page);
  const language = parseLanguage(params.lang);
  if (!kind || !language || language !== params.lang) return notFoundOnPlatform(host, request);
  const frame = await readPlatformPage(host, readVisitor(request, host.country, language));
  return {
    kind,
    language,
    frame,
    seller: host.seller,
    storeUrl: host.storeUrl,
    platform: host.platform,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { kind, language, storeUrl, platform } = loaderData;
  const { title, body } = textsOf(language).policies[kind];
  return pageMeta({
    title: `${title} · ${platform.name}`,
    description: fill(body.join(' '), { platform: platform.name }),
    siteName: platform.name,
    storeUrl,
    language,
    pathIn: (spoken) => `/${spoken ?? 'en'}/legal/${kind}`,
  });
};

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { kind, language, frame, seller, platform } = loaderData;
  const { policies, foot } = textsOf(language);
  const { title, body } = policies[kind];
  const own = useSellerFacts();
  const facts = [
    [kind === 'terms' ? policies.seller : policies.operator, seller.name],
    [policies.address, addressInLanguage(seller.address, language)],
    ...(own.phone ? [[policies.phone, own.phone] as const] : []),
    ...(own.companyNumber ? [[policies.companyNumber, own.companyNumber] as const] : []),
    ...(own.vatId ? [[policies.vatId, own.vatId] as const] : []),
  ] as const;
  return (
    <div className="land">
      <PlatformNav frame={frame} hasStores />
      <main className="wrap plain-page">
        <h1>{title}</h1>
        {body.map((paragraph: string) => (
          <p key={paragraph}>{fill(paragraph, { platform: platform.name })}</p>
        ))}
        <h2>{policies.contact}</h2>
        <dl className="who-runs">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt className="muted">{policies.email}</dt>
            <dd>
              <a className="underlined" href={`mailto:${seller.email}`}>
                {seller.email}
              </a>
            </dd>
          </div>
        </dl>
        <nav className="others" aria-label={foot.policies}>
          {kinds
            .filter((other) => other !== kind)
            .map((other) => (
              <a key={other} className="underlined" href={`/${language}/legal/${other}`}>
                {policies[other].title}
              </a>
            ))}
        </nav>
      </main>
      <PlatformFoot frame={frame} pathIn={(code) => `/${code}/legal/${kind}`} />
    </div>
  );
}
