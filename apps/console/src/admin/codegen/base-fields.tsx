import { useQuery } from '@tanstack/react-query';
import { codeAreas, codegenFormShape } from '@vitrine/contract/admin/codegen.ts';
import { listMenus } from '@vitrine/contract/admin/menus.ts';
import { Form, Select } from 'antd';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { menuKeys } from '../../lib/query-keys/system.ts';
import { useRouteTitle } from '../../lib/route-title.ts';
import { codegenTexts } from '../../texts/codegen.ts';
import { FormField } from '../../ui/form-field.tsx';

type Shape = Parameters<typeof FormField>[0]['shape'];

/** The names of the module, and where its page is found. */
export function BaseFields() {
  const t = useText(codegenTexts);
  const titleOf = useRouteTitle();
  const menus = useQuery({
    queryKey: menuKeys.all,
    queryFn: ({ signal }) => api.read(listMenus, { query: {} }, signal),
  });
  const groups = (menus.data ?? []).filter(({ type, isSystem }) => type === 'CATALOG' && isSystem);
  const shape = codegenFormShape as unknown as Shape;
  return (
    <div className="codegen-base">
      <FormField
        shape={shape}
        field={{ name: 'businessName', label: t('business'), hint: t('businessHint') }}
      />
      <FormField
        shape={shape}
        field={{ name: 'entityName', label: t('entity'), hint: t('entityHint') }}
      />
      <FormField
        shape={shape}
        field={{ name: 'moduleName', label: t('module'), hint: t('moduleHint') }}
      />
      <FormField
        shape={shape}
        field={{
          name: 'packageName',
          label: t('area'),
          options: codeAreas.map((area) => ({ value: area, label: t(area) })),
        }}
      />
      <Form.Item name="parentMenuId" label={t('parent')}>
        <Select
          allowClear
          placeholder={t('noParent')}
          options={groups.map(({ id, name }) => ({ value: id, label: titleOf(name) }))}
        />
      </Form.Item>
      <FormField shape={shape} field={{ name: 'author', label: t('author') }} />
    </div>
  );
}
