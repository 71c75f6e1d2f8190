import {
  deleteDemoItems,
  demoItemKinds,
  exportDemoItems,
  pageDemoItems,
} from '@vitrine/contract/admin/demo.ts';
import { Button } from 'antd';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { demoKeys } from '../../lib/query-keys/demo.ts';
import { demoTexts } from '../../texts/demo.ts';
import { routeTexts } from '../../texts/routes.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useItemColumns } from './item-columns.tsx';
import { ItemDrawer } from './item-drawer.tsx';

/** A list and a form that are configuration. */
export default function ItemsPage() {
  const t = useText(demoTexts);
  const tRoute = useText(routeTexts);
  const [edited, setEdited] = useState<{ id?: string }>();
  const removal = useApiMutation(deleteDemoItems, {
    success: t('removed'),
    invalidates: [demoKeys.items],
  });
  const [name, ...columns] = useItemColumns((item) => <RowLink>{item.name}</RowLink>);
  return (
    <>
      <PageHead
        title={tRoute('demoCrud')}
        line={t('itemsLine')}
        actions={
          <HasPerm value="demo:item:add">
            <Button
              type="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setEdited({})}
            >
              {t('addItem')}
            </Button>
          </HasPerm>
        }
      />
      <ListPage
        name="demo-items"
        list={pageDemoItems}
        keyOf={demoKeys.itemList}
        columns={[...(name ? [name] : []), ...columns]}
        canChooseColumns
        emptyText={t('itemsNone')}
        noneFoundText={t('itemsNotFound')}
        filters={[
          { name: 'keywords', kind: 'words', label: t('searchItems'), maxLength: 60 },
          {
            name: 'kind',
            kind: 'choice',
            label: t('kind'),
            any: t('anyKind'),
            options: demoItemKinds.map((value) => ({ value, label: t(value) })),
          },
          {
            name: 'status',
            kind: 'choice',
            label: t('state'),
            any: t('anyState'),
            options: [
              { value: '1', label: t('on') },
              { value: '0', label: t('off') },
            ],
          },
        ]}
        nameOf={(item) => item.name}
        onOpen={({ id }) => setEdited({ id })}
        exporting={{
          perm: 'demo:item:export',
          run: (query) => api.download(exportDemoItems, { query }),
        }}
        actions={[
          {
            label: t('edit'),
            Icon: Pencil,
            perm: 'demo:item:edit',
            run: ([item]) => setEdited(item && { id: item.id }),
          },
          {
            label: t('remove'),
            Icon: Trash2,
            perm: 'demo:item:delete',
            isDanger: true,
            forSeveral: true,
            confirm: (items) => ({
              title:
                items.length === 1
                  ? t('removeQuestion', { name: items[0]?.name ?? '' })
                  : t('removeChosen', { count: items.length }),
            }),
            run: (items) => removal.run({ params: { ids: items.map(({ id }) => id).join(',') } }),
          },
        ]}
      />
      <ItemDrawer target={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}
