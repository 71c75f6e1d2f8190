import type { MenuType } from '@vitrine/contract/admin/menu-forms.ts';
import type { MenuNode } from '@vitrine/contract/admin/menus.ts';
import { containsText } from '@vitrine/contract/fold-text.ts';
import { AutoComplete, Button, Form, Input, Segmented, Switch, TreeSelect } from 'antd';
import { Plus, X } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { systemTexts } from '../../texts/system.ts';
import { foldedTreeSearch } from '../../ui/folded-search.ts';
import { NumberField, numberRule } from '../../ui/number-field.tsx';
import { IconChooser } from './icon-chooser.tsx';
import { hasField, parentChoices, usedComponents } from './menu-tree.rules.ts';
import { TitleFields } from './title-fields.tsx';

/** A switch whose value travels as 1 or 0. */
const flagProps = {
  className: 'switch-line',
  valuePropName: 'checked',
  getValueProps: (value: unknown) => ({ checked: value === 1 }),
  getValueFromEvent: (isOn: boolean) => (isOn ? 1 : 0),
};

function ParamRows() {
  const t = useText(systemTexts);
  return (
    <Form.List name="params">
      {(rows, { add, remove }) => (
        <Form.Item label={t('params')}>
          {rows.map((row) => (
            <div className="param-row" key={row.key}>
              <Form.Item
                name={[row.name, 'key']}
                rules={[
                  {
                    required: true,
                    whitespace: true,
                    message: t('needed', { field: t('paramKey') }),
                  },
                ]}
              >
                <Input maxLength={64} placeholder={t('paramKey')} aria-label={t('paramKey')} />
              </Form.Item>
              <Form.Item name={[row.name, 'value']}>
                <Input maxLength={256} placeholder={t('value')} aria-label={t('value')} />
              </Form.Item>
              <Button
                type="text"
                aria-label={t('removeParam')}
                icon={<X size={16} aria-hidden />}
                onClick={() => remove(row.name)}
              />
            </div>
          ))}
          {rows.length < 20 && (
            <Button
              icon={<Plus size={16} aria-hidden />}
              onClick={() => add({ key: '', value: '' })}
            >
              {t('addParam')}
            </Button>
          )}
        </Form.Item>
      )}
    </Form.List>
  );
}

interface MenuFieldsProps {
  tree: readonly MenuNode[];
  ownId: string | undefined;
  types: readonly MenuType[];
}

/** The fields of a menu: those of its type, in the order in which one thinks of them. */
export function MenuFields({ tree, ownId, types }: MenuFieldsProps) {
  const t = useText(systemTexts);
  const type: MenuType = Form.useWatch('type') ?? 'MENU';
  const needed = (field: string) => [
    { required: true, whitespace: true, message: t('needed', { field }) },
  ];
  const has = (field: Parameters<typeof hasField>[1]) => hasField(type, field);
  const pathLabel = t(type === 'EXTLINK' ? 'address' : 'path');
  const parents = [
    {
      value: '0',
      title: t('topLevel'),
      disabled: false,
      children: parentChoices(tree, type, ownId),
    },
  ];
  return (
    <>
      <Form.Item name="type" label={t('type')}>
        <Segmented block options={types.map((value) => ({ value, label: t(value) }))} />
      </Form.Item>
      <Form.Item name="parentId" label={t('parent')} rules={needed(t('parent'))}>
        <TreeSelect treeData={parents} treeDefaultExpandAll showSearch={foldedTreeSearch} />
      </Form.Item>
      <Form.Item name="name" label={t('name')} extra={t('nameHint')} rules={needed(t('name'))}>
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
      <TitleFields />
      {has('routePath') && (
        <Form.Item
          name="routePath"
          label={pathLabel}
          rules={
            type === 'EXTLINK'
              ? [
                  {
                    required: true,
                    pattern: /^https?:\/\/\S+$/i,
                    message: t('needed', { field: pathLabel }),
                  },
                ]
              : needed(pathLabel)
          }
        >
          <Input
            maxLength={256}
            autoComplete="off"
            placeholder={type === 'EXTLINK' ? 'https://' : '/'}
          />
        </Form.Item>
      )}
      {has('routeName') && (
        <Form.Item
          name="routeName"
          label={t('routeName')}
          rules={[
            {
              required: type === 'MENU',
              pattern: /^[\w-]*$/,
              message: t('needed', { field: t('routeName') }),
            },
          ]}
        >
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
      )}
      {has('component') && (
        <Form.Item
          name="component"
          label={t('component')}
          extra={t('componentHint')}
          rules={[
            {
              required: true,
              pattern: /^[\w-]+(?:\/[\w-]+)*$/,
              message: t('needed', { field: t('component') }),
            },
          ]}
        >
          <AutoComplete
            options={usedComponents(tree).map((value) => ({ value }))}
            showSearch={{
              filterOption: (typed, option) => containsText(option?.value ?? '', typed),
            }}
          />
        </Form.Item>
      )}
      {has('redirect') && (
        <Form.Item name="redirect" label={t('redirect')}>
          <Input maxLength={256} autoComplete="off" placeholder="/" />
        </Form.Item>
      )}
      {has('perm') && (
        <Form.Item
          name="perm"
          label={t('perm')}
          extra={t('permHint')}
          rules={[
            {
              pattern: /^(?:[a-z][a-z0-9-]*:){2,3}(?:[a-z][a-z0-9-]*|\*)$/,
              message: t('needed', { field: t('perm') }),
            },
          ]}
        >
          <Input maxLength={100} autoComplete="off" placeholder="sys:menu:add" />
        </Form.Item>
      )}
      <div className="two-fields">
        {has('icon') && (
          <Form.Item name="icon" label={t('icon')}>
            <IconChooser />
          </Form.Item>
        )}
        <Form.Item name="sort" label={t('sort')} rules={[numberRule(t('sort'))]}>
          <NumberField field="menu-position" />
        </Form.Item>
      </div>
      {has('params') && <ParamRows />}
      {has('visible') && (
        <Form.Item name="visible" label={t('visible')} {...flagProps}>
          <Switch />
        </Form.Item>
      )}
      {has('alwaysShow') && (
        <Form.Item name="alwaysShow" label={t('alwaysShow')} {...flagProps}>
          <Switch />
        </Form.Item>
      )}
      {has('keepAlive') && (
        <Form.Item name="keepAlive" label={t('keepAlive')} {...flagProps}>
          <Switch />
        </Form.Item>
      )}
    </>
  );
}
