import { type ConfigKind, configs, refreshConfigs } from '@vitrine/contract/admin/configs.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import { Button } from 'antd';
import { RefreshCw } from 'lucide-react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { configKeys } from '../../lib/query-keys/system.ts';
import { configTexts } from '../../texts/configs.ts';
import { routeTexts } from '../../texts/routes.ts';
import { CrudPage } from '../../ui/crud/crud-page.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { LogoField } from './logo-field.tsx';

function ConfigValue({ kind, value }: { kind: ConfigKind; value: string }) {
  const t = useText(configTexts);
  if (value === '') return <span className="faint">{t('unset')}</span>;
  if (kind !== 'picture') return <span className="pre-line anywhere">{value}</span>;
  const src = `${fileUrl(value)}?w=320`;
  return <img className="config-picture" src={src} width={40} height={40} alt={t('picture')} />;
}

function RefreshButton() {
  const t = useText(configTexts);
  const invalidates = [configKeys.all];
  const { run, isBusy } = useApiMutation(refreshConfigs, { success: t('refreshed'), invalidates });
  return (
    <HasPerm value={refreshConfigs.permission}>
      <Button icon={<RefreshCw size={16} aria-hidden />} loading={isBusy} onClick={() => run({})}>
        {t('refresh')}
      </Button>
    </HasPerm>
  );
}

/** Settings that operators change while the platform runs; the server holds a value to its kind. */
export default function ConfigsPage() {
  const t = useText(configTexts);
  const tRoute = useText(routeTexts);
  const value = { name: 'configValue', label: t('value') } as const;
  return (
    <CrudPage
      name="configs"
      crud={configs}
      keys={configKeys}
      texts={{
        title: tRoute('systemConfig'),
        line: t('line'),
        add: t('add'),
        edit: t('edit'),
        empty: t('empty'),
      }}
      head={<RefreshButton />}
      minWidth={760}
      filters={[{ name: 'keywords', kind: 'words', label: t('search') }]}
      columns={[
        {
          key: 'name',
          title: t('name'),
          render: (_value, { configName, configKey }) => (
            <>
              {configName}
              <small className="code">{configKey}</small>
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
      nameOf={({ configName }) => configName}
      whyNotDeleted={({ isBuiltIn }) => (isBuiltIn ? t('builtIn') : undefined)}
      removeHint={t('hint')}
      empty={{ configName: '', configKey: '', configValue: '', remark: '' }}
      fields={(row) => [
        { name: 'configName', label: t('name') },
        { name: 'configKey', label: t('key'), hint: t('keyHint') },
        row?.kind === 'picture'
          ? { ...value, control: <LogoField /> }
          : { ...value, kind: row?.kind === 'help' ? 'block' : 'line' },
        { name: 'remark', label: t('remark') },
      ]}
    />
  );
}
