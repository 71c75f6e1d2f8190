import { useSearchParams } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { demoTexts } from '../../texts/demo.ts';
import { routeTexts } from '../../texts/routes.ts';
import { PageHead } from '../../ui/page-head.tsx';
import './demo.css';

/** One page for two entries of the menu, which pass other parameters. */
export default function ParamsPage() {
  const t = useText(demoTexts);
  const tRoute = useText(routeTexts);
  const [params] = useSearchParams();
  return (
    <>
      <PageHead title={tRoute('demoParams')} line={t('paramsLine')} />
      <section className="card demo-card" aria-label={tRoute('demoParams')}>
        {[...params].map(([key, value]) => (
          <code key={key}>
            {key} = {value}
          </code>
        ))}
        {params.size === 0 && <p className="muted">{t('noParams')}</p>}
      </section>
    </>
  );
}
