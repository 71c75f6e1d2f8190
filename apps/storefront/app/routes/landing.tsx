import { parseLanguage } from '@vitrine/contract/locales.ts';
import { listExampleStores } from '@vitrine/contract/shop/storefront.ts';
import { readChoices } from '../lib/choices.ts';
import { callApi, hostContext } from '../lib/host.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { notFoundPage } from '../lib/store-page.ts';
import { readVisitor } from '../lib/visitor.ts';
import { textsOf } from '../texts/index.ts';
import { ChoicesForm } from '../ui/choices-form.tsx';
import { Picture } from '../ui/picture.tsx';
import type { Route } from './+types/landing.ts';

/** The platform's own page: what it is, open a store for free, stores that are open. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const host = context.get(hostContext);
  const lang = (params as { lang?: string }).lang;
  if (lang !== undefined && parseLanguage(lang) !== lang) notFoundPage();
  const visitor = readVisitor(request, lang);
  const [stores, choices] = await Promise.all([
    callApi(host, listExampleStores, {}, { language: visitor.language, currency: visitor.currency ?? 'USD' }),
    readChoices(host, visitor),
  ]);
  return {
    stores: stores.list,
    choices,
    language: visitor.language,
    currency: visitor.currency ?? 'USD',
    storeUrl: host.storeUrl,
    consoleUrl: host.consoleUrl,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { language, storeUrl } = loaderData;
  const { landing } = textsOf(language);
  return pageMeta({
    title: `Vitrine · ${landing.title}`,
    description: landing.lead,
    siteName: 'Vitrine',
    storeUrl,
    language,
    pathIn: (spoken) => (spoken ? `/${spoken}` : '/'),
  });
};

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { stores, choices, language, currency, consoleUrl } = loaderData;
  const texts = textsOf(language);
  const { landing } = texts;
  const steps = [
    [landing.step1, landing.step1Text],
    [landing.step2, landing.step2Text],
    [landing.step3, landing.step3Text],
    [landing.step4, landing.step4Text],
  ] as const;
  const register = `${consoleUrl}/#/register?lang=${language}`;
  return (
    <div className="land">
      <header className="top wrap">
        <a className="brandlet" href={`/${language}`}>
          <img src="/vitrine.svg" width={32} height={32} alt="" />
          Vitrine
        </a>
        <a className="btn sec push" href={`${consoleUrl}/#/login?lang=${language}`}>
          {landing.signIn}
        </a>
      </header>
      <main>
        <section className="wrap lead">
          <h1>{landing.title}</h1>
          <p>{landing.lead}</p>
          <a className="btn pri" href={register}>
            {landing.cta}
          </a>
        </section>
        {stores.length ? (
          <section className="wrap sect">
            <div className="sech">
              <h2>{landing.stores}</h2>
            </div>
            <ul className="stores">
              {stores.map((store) => (
                <li key={store.slug}>
                  <a href={`/s/${store.slug}/${language}`}>
                    <Picture className="banner" image={store.banner} alt="" sizes="(min-width: 900px) 400px, 92vw" />
                    <span className="who">
                      <Picture image={store.avatar} alt="" sizes="48px" />
                      <b>{store.name}</b>
                      <small>{store.bio}</small>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <section className="wrap sect">
          <div className="sech">
            <h2>{landing.steps}</h2>
          </div>
          <ol className="four">
            {steps.map(([title, text], index) => (
              <li key={title}>
                <i className="num">{index + 1}</i>
                <b>{title}</b>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="wrap sect cost">
          <h2>{landing.why}</h2>
          <p>{landing.whyText}</p>
          <a className="btn pri" href={register}>
            {landing.cta}
          </a>
        </section>
      </main>
      <footer className="foot">
        <div className="wrap">
          <ChoicesForm choices={choices} language={language} currency={currency} storeCurrency={null} texts={texts} />
          <p className="powered">{landing.foot}</p>
        </div>
      </footer>
    </div>
  );
}
