import { useQuery } from '@tanstack/react-query';
import {
  deleteListView,
  type ListView,
  listViews,
  updateListView,
  type ViewedList,
  viewedLists,
} from '@vitrine/contract/shop/list-views.ts';
import { Button } from 'antd';
import { Layers } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useApiMutation } from '../../../lib/api-mutation.ts';
import { useText } from '../../../lib/i18n.ts';
import { listViewKeys } from '../../../lib/query-keys/list-views.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { listTexts } from '../../../texts/lists.ts';
import { LaterMenu } from '../../later-menu.tsx';
import { useQuestion } from '../../overlay/question.tsx';
import {
  isViewChanged,
  readShownView,
  type ViewedParts,
  viewParams,
  writeShownView,
} from './list-view.rules.ts';

const ViewForm = lazy(() => import('./view-form.tsx'));

interface ViewMenuProps {
  list: ViewedList;
  parts: ViewedParts;
  hidden: readonly string[];
}

/** The saved views of a list: chosen, changed, shared and deleted in its head. The address names the chosen one. */
export function ViewMenu({ list, parts, hidden }: ViewMenuProps) {
  const t = useText(listTexts);
  const address = useAddress();
  const { ask, question } = useQuestion();
  const [edited, setEdited] = useState<{ view?: ListView }>();
  const saved = useQuery({
    queryKey: listViewKeys.of(list),
    queryFn: ({ signal }) => api.read(listViews, { query: { list } }, signal),
  }).data;
  const invalidates = [listViewKeys.of(list)];
  const saving = useApiMutation(updateListView, { success: t('viewSaved'), invalidates });
  const removal = useApiMutation(deleteListView, { success: t('viewDeleted'), invalidates });
  const views = saved?.list ?? [];
  const current = views.find(({ id }) => id === address.read(viewParams.view));
  const shown = readShownView(address.read, parts, hidden);
  const isChanged = current !== undefined && isViewChanged(current, shown, parts);
  // A store has one person today: nobody would see what is shared there.
  const canShare = (saved?.mayShare ?? false) && !viewedLists[list].isOfStore;
  const choose = (view: ListView | undefined) => address.change(writeShownView(view, parts));

  async function remove(view: ListView): Promise<void> {
    const isAgreed = await ask({
      title: t('deleteQuestion', { name: view.name }),
      children: t(view.isShared ? 'deleteShared' : 'deleteOwn'),
      action: t('deleteView'),
      isDanger: true,
    });
    if (!isAgreed) return;
    const answer = await removal.run({ params: { id: view.id } });
    if (answer !== undefined) choose(undefined);
  }

  const itemOf = (view: ListView) => ({
    key: `view-${view.id}`,
    label: view.name,
    title: view.author ?? '',
    onClick: () => choose(view),
  });
  const groupOf = (label: string, rows: readonly ListView[]) =>
    rows.length ? [{ type: 'group' as const, key: label, label, children: rows.map(itemOf) }] : [];
  const change = current?.mayChange ? current : undefined;
  return (
    <>
      <LaterMenu
        trigger={['click']}
        menu={{
          selectedKeys: [current ? `view-${current.id}` : 'standard'],
          items: [
            { key: 'standard', label: t('standardView'), onClick: () => choose(undefined) },
            ...groupOf(
              t('ownViews'),
              views.filter(({ isShared }) => !isShared),
            ),
            ...groupOf(
              t('sharedViews'),
              views.filter(({ isShared }) => isShared),
            ),
            { type: 'divider' as const },
            ...(change && isChanged
              ? [
                  {
                    key: 'save',
                    label: t('saveView'),
                    onClick: () =>
                      void saving.run({
                        params: { id: change.id },
                        body: { name: change.name, isShared: change.isShared, ...shown },
                      }),
                  },
                ]
              : []),
            { key: 'new', label: t('saveViewAs'), onClick: () => setEdited({}) },
            ...(change
              ? [
                  {
                    key: 'edit',
                    label: t(canShare ? 'editView' : 'renameView'),
                    onClick: () => setEdited({ view: change }),
                  },
                  {
                    key: 'delete',
                    danger: true,
                    label: `${t('deleteView')}…`,
                    onClick: () => void remove(change),
                  },
                ]
              : []),
          ],
        }}
      >
        <Button icon={<Layers size={16} aria-hidden />}>
          <span className="truncate">
            {current
              ? isChanged
                ? t('changedView', { name: current.name })
                : current.name
              : t('views')}
          </span>
        </Button>
      </LaterMenu>
      {edited && (
        <Suspense>
          <ViewForm
            list={list}
            view={edited.view}
            canShare={canShare}
            shown={shown}
            onClose={() => setEdited(undefined)}
            onSaved={(id) => address.change(writeShownView({ ...shown, id }, parts))}
          />
        </Suspense>
      )}
      {question}
    </>
  );
}
