import {
  type ConfigKind,
  deleteConfig,
  pageConfigs,
  refreshConfigs,
} from '@vitrine/contract/admin/configs.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import { Button } from 'antd';
import { Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { configKeys } from '../../lib/query-keys/system.ts';
import { configTexts } from '../../texts/configs.ts';
import { routeTexts } from '../../texts/routes.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ConfigDrawer } from './config-drawer.tsx';

function ConfigValue({ kind, value }: { kind: ConfigKind; value: string }) {
  const t = useText(configTexts);
  if (value === '') return <span className="faint">{t('unset')}</span>;
  if (kind === 'picture')
    return (
      <img
        className="config-picture"
        src={`${fileUrl(value)}?w=320`}
        width={40}
        height={40}
        alt={t('picture')}
      />
    );
  return <span className="config-text">{value}</span>;
}

/** Settings that operators change while the platform runs. */
export default function ConfigsPage() {
  const t = useText(configTexts);
  const tRoute = useText(routeTexts);
  const [edited, setEdited] = useState<{ id?: string; kind?: ConfigKind }>();
  const removal = useApiMutation(deleteConfig, {
    success: t('removed'),
    invalidates: [configKeys.all],
  });
  const refresh = useApiMutation(refreshConfigs, {
    success: t('refreshed'),
    invalidates: [configKeys.all],
  });
  return (
    <>
      <PageHead
        title={tRoute('systemConfig')}
        line={t('line')}
        actions={
          <>
            <HasPerm value="sys:config:refresh">
              <Button
                icon={<RefreshCw size={16} aria-hidden />}
                loading={refresh.isBusy}
                onClick={() => void refresh.run({})}
              >
                {t('refresh')}
              </Button>
            </HasPerm>
            <HasPerm value="sys:config:add">
              <Button
                type="primary"
                icon={<Plus size={16} aria-hidden />}
                onClick={() => setEdited({})}
              >
                {t('add')}
              </Button>
            </HasPerm>
          </>
        }
      />
      <ListPage
        name="configs"
        list={pageConfigs}
        keyOf={configKeys.list}
        emptyText={t('empty')}
        minWidth={760}
        filters={[{ name: 'keywords', kind: 'words', label: t('search') }]}
        columns={[
          {
            key: 'name',
            title: t('name'),
            render: (_value, row) => (
              <>
                {row.configName}
                <small className="code">{row.configKey}</small>
              </>
            ),
          },
          {
            key: 'value',
            title: t('value'),
            render: (_value, row) => <ConfigValue kind={row.kind} value={row.configValue} />,
          },
          { key: 'remark', title: t('remark'), dataIndex: 'remark' },
        ]}
        nameOf={(row) => row.configName}
        actions={[
          {
            label: t('rowEdit'),
            Icon: Pencil,
            perm: 'sys:config:update',
            run: ([row]) => setEdited(row && { id: row.id, kind: row.kind }),
          },
          {
            label: t('remove'),
            Icon: Trash2,
            perm: 'sys:config:delete',
            isDanger: true,
            whyNot: ({ isBuiltIn }) => (isBuiltIn ? t('builtIn') : undefined),
            confirm: ([row]) => ({
              title: t('question', { name: row?.configName ?? '' }),
              description: t('hint'),
            }),
            run: ([row]) => removal.run({ params: { id: row?.id ?? '' } }),
          },
        ]}
      />
      <ConfigDrawer target={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}
