import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import { languageNames, languages } from '@vitrine/contract/locales.ts';
import { fillNames } from '@vitrine/contract/shop/new-product.ts';
import { categories } from '@vitrine/contract/shop/product-categories.ts';
import { toKey } from '@vitrine/contract/shop/product-codes.ts';
import type { FormInstance } from 'antd';
import { Form, Input } from 'antd';
import { api } from '../../../lib/api.ts';
import { useText } from '../../../lib/i18n.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import { categoriesTexts } from '../../../texts/categories.ts';
import { FormPanel } from '../../../ui/form-panel.tsx';
import { PictureField } from '../media/picture-field.tsx';

type CategoryForm = EndpointInput<typeof categories.create>['body'];

export interface EditedCategory {
  /** None for a new one. */
  id?: string;
  parentId: string | null;
}

interface CategoryFormPanelProps {
  edited: EditedCategory | undefined;
  onClose: () => void;
}

/** The names, the address and the picture of a category. */
export function CategoryFormPanel({ edited, onClose }: CategoryFormPanelProps) {
  const t = useText(categoriesTexts);
  const id = edited?.id;
  const isChild = edited?.parentId != null;
  const fillKey = (form: FormInstance<CategoryForm>, name: string) => {
    if (id !== undefined || form.isFieldTouched('key')) return;
    form.setFieldValue('key', toKey(name, 60));
  };
  return (
    <FormPanel<CategoryForm>
      name={`category|${id ?? `new-${edited?.parentId ?? ''}`}`}
      title={t(id ? 'edit' : isChild ? 'addChild' : 'add')}
      isOpen={edited !== undefined}
      onClose={onClose}
      initial={
        id
          ? {
              queryKey: catalogueKeys.category(id),
              read: (signal) => api.read(categories.form, { params: { id } }, signal),
            }
          : {
              key: '',
              parentId: edited?.parentId ?? null,
              names: fillNames({}),
              pictureKey: null,
            }
      }
      save={async (body, options) =>
        id
          ? ((await api.call(categories.update, { params: { id }, body }, options)) ?? true)
          : ((await api.call(categories.create, { body }, options)) ?? true)
      }
      invalidates={[catalogueKeys.all]}
    >
      {(form) => (
        <>
          <Form.Item name="parentId" hidden>
            <Input />
          </Form.Item>
          {languages.map((language) => (
            <Form.Item
              key={language}
              name={['names', language]}
              label={t('nameIn', { language: languageNames[language] })}
            >
              <Input
                lang={language}
                maxLength={80}
                autoComplete="off"
                onChange={(event) => language === 'en' && fillKey(form, event.target.value)}
              />
            </Form.Item>
          ))}
          <Form.Item name="key" label={t('key')} extra={t('keyHint')}>
            <Input maxLength={60} autoComplete="off" spellCheck={false} />
          </Form.Item>
          <Form.Item name="pictureKey" label={t('picture')}>
            <PictureField />
          </Form.Item>
        </>
      )}
    </FormPanel>
  );
}
