import { apiBase } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { demoTexts } from '../../texts/demo.ts';
import { routeTexts } from '../../texts/routes.ts';
import { PageHead } from '../../ui/page-head.tsx';
import './demo.css';

/** The documentation of the API, as the server makes it of the endpoints that it has. */
export default function ApiPage() {
  const t = useText(demoTexts);
  const tRoute = useText(routeTexts);
  return (
    <>
      <PageHead title={tRoute('demoApi')} line={t('apiLine')} />
      <iframe className="demo-frame" title={t('apiFrame')} src={`${apiBase}/api/docs`} />
    </>
  );
}
