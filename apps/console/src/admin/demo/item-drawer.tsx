import {
  createDemoItem,
  type DemoItemForm,
  demoItemFormShape,
  demoItemKinds,
  getDemoItemForm,
  updateDemoItem,
} from '@vitrine/contract/admin/demo.ts';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { demoKeys } from '../../lib/query-keys/demo.ts';
import { demoTexts } from '../../texts/demo.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { IconChooser } from '../menus/icon-chooser.tsx';

interface PriceFieldProps {
  id?: string;
  value?: DemoItemForm['price'] | null;
  onChange?: (price: DemoItemForm['price'] | null | undefined) => void;
}

/** A price in US dollars; undefined while what is typed is refused. */
function PriceField({ value, onChange, ...field }: PriceFieldProps) {
  return (
    <NumberField
      {...field}
      field="demo-price"
      currency="USD"
      value={value === undefined ? undefined : (value?.amount ?? null)}
      onChange={(amount) =>
        onChange?.(typeof amount === 'number' ? { amount, currency: 'USD' } : amount)
      }
      style={{ width: 180 }}
    />
  );
}

interface ItemDrawerProps {
  /** Without an id a new one is added; undefined keeps the drawer closed. */
  target: { id?: string } | undefined;
  onClose: () => void;
}

/** Adds or changes an item of the demo table. */
export function ItemDrawer({ target, onClose }: ItemDrawerProps) {
  const t = useText(demoTexts);
  const id = target?.id;
  return (
    <FormPanel
      name={`demo-item|${id ?? 'new'}`}
      title={t(id ? 'editItem' : 'addItem')}
      isOpen={target !== undefined}
      onClose={onClose}
      shape={demoItemFormShape}
      initial={
        id
          ? {
              queryKey: demoKeys.itemForm(id),
              read: (signal) => api.read(getDemoItemForm, { params: { id } }, signal),
            }
          : {
              name: '',
              kind: 'book',
              price: null,
              percent: null,
              link: '',
              icon: '',
              status: 1,
              description: '',
            }
      }
      fields={[
        { name: 'name', label: t('name') },
        {
          name: 'kind',
          label: t('kind'),
          options: demoItemKinds.map((value) => ({ value, label: t(value) })),
        },
        { name: 'price', label: t('price'), control: <PriceField /> },
        { name: 'percent', label: t('percent'), numberField: 'demo-percent' },
        { name: 'link', label: t('link'), placeholder: 'https://' },
        { name: 'icon', label: t('icon'), control: <IconChooser /> },
        { name: 'status', label: t('on'), kind: 'flag' },
        { name: 'description', label: t('description'), kind: 'block' },
      ]}
      save={(body, options) =>
        id
          ? api.call(updateDemoItem, { params: { id }, body }, options)
          : api.call(createDemoItem, { body }, options)
      }
      invalidates={[demoKeys.items]}
    />
  );
}
