import { deleteMedia } from '@vitrine/contract/shop/media.ts';
import { Button, Segmented } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApiMutation } from '../../../lib/api-mutation.ts';
import { useText } from '../../../lib/i18n.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { mediaTexts } from '../../../texts/media.ts';
import { routeTexts } from '../../../texts/routes.ts';
import { FindField } from '../../../ui/find-field.tsx';
import { HasPerm, useHasPerm } from '../../../ui/has-perm.tsx';
import { AnchoredQuestion } from '../../../ui/overlay/question.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { DropFiles } from './drop-files.tsx';
import { MediaDetails } from './media-details.tsx';
import { MediaGrid } from './media-grid.tsx';
import { UploadList } from './upload-list.tsx';
import { type MediaRow, useMediaPage } from './use-media-page.ts';
import { useMediaUploads } from './use-media-uploads.ts';
import '../catalogue.css';

/** The pictures of products and categories. */
export default function MediaPage() {
  const t = useText(mediaTexts);
  const tRoute = useText(routeTexts);
  const { read, change } = useAddress();
  const mayAdd = useHasPerm('platform:media:add');
  const [opened, setOpened] = useState<MediaRow>();
  const uploads = useMediaUploads(() => undefined);
  const keywords = read('keywords');
  const isUnused = read('unused') === '1';
  const pageNum = Math.max(1, Number(read('page')) || 1);
  const page = useMediaPage({ keywords, isUnused, pageNum });
  const rows = page.data?.list ?? [];
  const deleting = useApiMutation(deleteMedia, {
    invalidates: [catalogueKeys.all],
    success: t('deleted', { count: rows.length }),
  });
  return (
    <>
      <PageHead
        title={tRoute('operationsMedia')}
        note={page.data && t('count', { count: page.data.total })}
        line={t('line')}
      />
      <section className="card pad-20 stack gap-16 one-column">
        {mayAdd && (
          <>
            <DropFiles isWide label={t('drop')} onFiles={uploads.start} />
            <UploadList uploads={uploads} />
          </>
        )}
        <div className="cluster gap-12">
          <FindField
            label={t('search')}
            initial={keywords}
            maxLength={100}
            onFind={(text) => change({ keywords: text.trim(), page: undefined })}
          />
          <Segmented
            value={isUnused ? 'unused' : 'all'}
            options={[
              { value: 'all', label: t('all') },
              { value: 'unused', label: t('unused') },
            ]}
            onChange={(value) =>
              change({ unused: value === 'unused' ? '1' : undefined, page: undefined })
            }
          />
          {isUnused && rows.length > 0 && (
            <HasPerm value="platform:media:delete">
              <AnchoredQuestion
                title={t('deleteQuestion', { count: rows.length })}
                action={t('delete')}
                isDanger
                placement="bottomLeft"
                onConfirm={() =>
                  deleting.run({ params: { ids: rows.map(({ id }) => id).join(',') } })
                }
                trigger={
                  <Button danger loading={deleting.isBusy} icon={<Trash2 size={16} aria-hidden />}>
                    {t('deleteShown', { count: rows.length })}
                  </Button>
                }
              />
            </HasPerm>
          )}
        </div>
        <MediaGrid
          page={page}
          pageNum={pageNum}
          onPage={(next) => change({ page: String(next) })}
          emptyText={t(keywords ? 'noneFound' : isUnused ? 'noneUnused' : 'none')}
          isChosen={({ id }) => id === opened?.id}
          onPress={setOpened}
        />
      </section>
      {opened && <MediaDetails row={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
