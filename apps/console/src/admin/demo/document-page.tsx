import { apiBase } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { demoTexts } from '../../texts/demo.ts';
import { routeTexts } from '../../texts/routes.ts';
import { Marked } from '../../ui/marked.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import './demo.css';

/** A document in a frame, under a watermark of its reader. */
export default function DocumentPage() {
  const t = useText(demoTexts);
  const tRoute = useText(routeTexts);
  return (
    <>
      <PageHead title={tRoute('demoDocument')} line={t('documentLine')} />
      <Marked>
        <iframe
          className="demo-frame"
          title={tRoute('demoDocument')}
          src={`${apiBase}/api/docs#demo-pages`}
        />
      </Marked>
    </>
  );
}
