import {
  type ConfigKind,
  configFormShape,
  createConfig,
  getConfigForm,
  updateConfig,
} from '@vitrine/contract/admin/configs.ts';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { configKeys } from '../../lib/query-keys/system.ts';
import { configTexts } from '../../texts/configs.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { LogoField } from './logo-field.tsx';

interface ConfigDrawerProps {
  /** Without an id a new one is added; undefined keeps the drawer closed. */
  target: { id?: string; kind?: ConfigKind } | undefined;
  onClose: () => void;
}

/** Adds or changes a setting; the server holds a value to its kind. */
export function ConfigDrawer({ target, onClose }: ConfigDrawerProps) {
  const t = useText(configTexts);
  const id = target?.id;
  const value = { name: 'configValue', label: t('value') } as const;
  const valueField =
    target?.kind === 'picture'
      ? { ...value, control: <LogoField /> }
      : { ...value, kind: target?.kind === 'help' ? ('block' as const) : ('line' as const) };
  return (
    <FormPanel
      name={`config|${id ?? 'new'}`}
      title={t(id ? 'edit' : 'add')}
      isOpen={target !== undefined}
      onClose={onClose}
      shape={configFormShape}
      initial={
        id
          ? {
              queryKey: configKeys.form(id),
              read: (signal) => api.read(getConfigForm, { params: { id } }, signal),
            }
          : { configName: '', configKey: '', configValue: '', remark: '' }
      }
      fields={[
        { name: 'configName', label: t('name') },
        { name: 'configKey', label: t('key'), hint: t('keyHint') },
        valueField,
        { name: 'remark', label: t('remark') },
      ]}
      save={(body, options) =>
        id
          ? api.call(updateConfig, { params: { id }, body }, options)
          : api.call(createConfig, { body }, options)
      }
      fieldOfCode={{ 'config-key-taken': 'configKey', 'config-built-in': 'configKey' }}
      invalidates={[configKeys.all]}
    />
  );
}
