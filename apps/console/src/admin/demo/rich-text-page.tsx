import { useQuery } from '@tanstack/react-query';
import { demoTextMax, getDemoText, saveDemoText } from '@vitrine/contract/admin/demo-texts.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { demoKeys } from '../../lib/query-keys/demo.ts';
import { demoTexts } from '../../texts/demo.ts';
import { routeTexts } from '../../texts/routes.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { RichTextField } from '../../ui/rich-text-field.tsx';
import { SkeletonLine } from '../../ui/skeletons.tsx';
import './demo.css';

/** The editor of courses and notices, and beside it what the server stored. */
export default function RichTextPage() {
  const t = useText(demoTexts);
  const tRoute = useText(routeTexts);
  const stored = useQuery({
    queryKey: demoKeys.text,
    queryFn: ({ signal }) => api.read(getDemoText, {}, signal),
  });
  const [typed, setTyped] = useState<string>();
  const saving = useApiMutation(saveDemoText, {
    success: t('saved'),
    invalidates: [demoKeys.text],
    onSuccess: () => setTyped(undefined),
  });
  const content = typed ?? stored.data?.content ?? '';
  return (
    <>
      <PageHead title={tRoute('demoRichText')} line={t('richTextLine')} />
      {stored.isError && !stored.data && (
        <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />
      )}
      {stored.isPending && <SkeletonLine height={240} />}
      {stored.data && (
        <>
          <HasPerm value="demo:text:edit">
            <section className="card demo-card">
              <RichTextField label={t('content')} value={content} onChange={setTyped} />
              <div className="demo-row">
                <Button
                  type="primary"
                  loading={saving.isBusy}
                  disabled={typed === undefined || typed.length > demoTextMax}
                  onClick={() => void saving.run({ body: { content } })}
                >
                  {t('save')}
                </Button>
              </div>
            </section>
          </HasPerm>
          <section className="card demo-card" aria-label={t('asStored')}>
            <h2 className="h2">{t('asStored')}</h2>
            {stored.data.content ? (
              <RichText html={stored.data.content} />
            ) : (
              <p className="muted">{t('nothingStored')}</p>
            )}
          </section>
        </>
      )}
    </>
  );
}
