import { parseLanguage } from '@vitrine/contract/locales.ts';
import { listExampleStores } from '@vitrine/contract/shop/storefront.ts';
import { listBestReviews } from '@vitrine/contract/shop/storefront-reviews.ts';
import { Check, ChevronDown } from 'lucide-react';
import { redirect } from 'react-router';
import { formatsOf } from '../lib/formats.ts';
import { callApi, hostContext } from '../lib/host.ts';
import { findExample } from '../lib/landing-example.ts';
import { notFoundOnPlatform } from '../lib/missing-page.ts';
import { pageMeta, platformCard } from '../lib/page-meta.ts';
import { readPlatformPage } from '../lib/platform-page.ts';
import { readVisitor } from '../lib/visitor.ts';
import { textsOf } from '../texts/index.ts';
import { BestReviews } from '../ui/best-reviews.tsx';
import { LandingEarnings } from '../ui/landing-earnings.tsx';
import { LandingPhone } from '../ui/landing-phone.tsx';
import { LandingSteps } from '../ui/landing-steps.tsx';
import { PlatformFoot, PlatformNav } from '../ui/platform-frame.tsx';
import { StoreCards } from '../ui/store-cards.tsx';
import type { Route } from './+types/landing.ts';

/** The platform's own page: what it is, open a store for free, stores that are open. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const host = context.get(hostContext);
  const lang = (params as { lang?: string }).lang;
  const known = parseLanguage(lang);
  if (known && known !== lang) throw redirect(`/${known}`, 301);
  if (lang !== undefined && !known) return notFoundOnPlatform(host, request);
  const visitor = readVisitor(request, host.country, lang);
  const { language } = visitor;
  const currency = visitor.currency ?? host.countryCurrency ?? 'USD';
  const [stores, reviews, frame] = await Promise.all([
    callApi(host, listExampleStores, {}, { language, currency }),
    callApi(host, listBestReviews, {}, { language, currency }),
    readPlatformPage(host, visitor),
  ]);
  const { country, countryTax } = frame.choices;
  return {
    stores: stores.list,
    reviews: reviews.list,
    ...(await findExample(host, stores.list, { language, currency, country, countryTax })),
    frame,
    language,
    storeUrl: host.storeUrl,
    platform: host.platform,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { language, storeUrl, stores, platform } = loaderData;
  const { landing } = textsOf(language);
  return pageMeta({
    title: `${platform.name} · ${landing.title}`,
    description: landing.audience,
    siteName: platform.name,
    storeUrl,
    language,
    pathIn: (spoken) => (spoken ? `/${spoken}` : '/'),
    image: platformCard(language, stores, platform),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: platform.name,
        url: storeUrl,
        logo: `${storeUrl}${platform.logoUrl || '/vitrine.svg'}`,
      },
    ],
  });
};

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { stores, reviews, example, split, frame, language } = loaderData;
  const texts = textsOf(language);
  const formats = formatsOf(language);
  const { landing } = texts;
  const questions = [
    [landing.why, landing.whyText],
    [landing.ask1, landing.answer1],
    [landing.ask2, landing.answer2],
    [landing.ask3, landing.answer3],
  ] as const;
  const register = `${frame.consoleUrl}/#/register?lang=${language}`;
  return (
    <div className="land">
      <PlatformNav frame={frame} hasStores={stores.length > 0} isLanding />
      <main>
        <section className="lead">
          <div className={`wrap ${example ? '' : 'alone'}`}>
            <div className="txt">
              <h1>
                {landing.headline.split('|').map((line) => (
                  <span className="block" key={line}>
                    {line}
                  </span>
                ))}
              </h1>
              <p className="sub">{landing.lead}</p>
              <div className="cta column gap-10 above-24">
                <a className="btn pri" href={register}>
                  {landing.title}
                </a>
                {stores.length ? (
                  <a className="btn sec" href="#stores">
                    {landing.see}
                  </a>
                ) : null}
              </div>
              <ul className="ok">
                {[landing.ok1, landing.ok2, landing.ok3].map((reason) => (
                  <li className="line gap-6" key={reason}>
                    <Check className="green-text" size={17} aria-hidden="true" />
                    {reason}
                  </li>
                ))}
              </ul>
            </div>
            {example ? <LandingPhone example={example} formats={formats} texts={texts} /> : null}
          </div>
        </section>
        {stores.length ? (
          <section className="band" id="stores">
            <div className="wrap">
              <h2>{landing.stores}</h2>
              <p className="sub">{landing.storesLead}</p>
              <StoreCards stores={stores} language={language} />
            </div>
          </section>
        ) : null}
        <LandingSteps split={split} example={example} formats={formats} texts={texts} />
        <LandingEarnings
          split={split}
          card={example?.cards[0] ?? null}
          formats={formats}
          texts={texts}
        />
        {reviews.length ? <BestReviews reviews={reviews} formats={formats} texts={texts} /> : null}
        <section className="band" id="questions">
          <div className="wrap asked">
            <h2>{landing.navQuestions}</h2>
            <div className="acc above-22">
              {questions.map(([question, answer], index) => (
                <details key={question} open={index === 0}>
                  <summary>
                    {question}
                    <ChevronDown className="rigid" size={20} aria-hidden="true" />
                  </summary>
                  <div className="in">{answer}</div>
                </details>
              ))}
            </div>
          </div>
        </section>
        <section className="last">
          <div className="wrap">
            <h2>{landing.title}</h2>
            <p className="above-10 below-24 text-17">{landing.last}</p>
            <a className="btn" href={register}>
              {landing.cta}
            </a>
          </div>
        </section>
      </main>
      <PlatformFoot frame={frame} pathIn={(code) => `/${code}`} />
    </div>
  );
}
