import {
  createListView,
  type ListView,
  updateListView,
  type ViewedList,
  viewNameMax,
} from '@vitrine/contract/shop/list-views.ts';
import { Form, Input, Switch } from 'antd';
import { api } from '../../../lib/api.ts';
import { useText } from '../../../lib/i18n.ts';
import { listViewKeys } from '../../../lib/query-keys/list-views.ts';
import { listTexts } from '../../../texts/lists.ts';
import { FormPanel } from '../../form-panel.tsx';
import type { ShownView } from './list-view.rules.ts';

interface ViewFormProps {
  list: ViewedList;
  /** The view that is renamed or shared; without one, a new one is saved. */
  view: ListView | undefined;
  canShare: boolean;
  shown: ShownView;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** The name of a view, and whether others see it. */
export default function ViewForm({ list, view, canShare, shown, onClose, onSaved }: ViewFormProps) {
  const t = useText(listTexts);
  return (
    <FormPanel<{ name: string; isShared: boolean }>
      as="dialog"
      size={440}
      name={`list-view|${list}-${view?.id ?? 'new'}`}
      title={t(view ? 'changeView' : 'newView')}
      isOpen
      onClose={onClose}
      focusesFirst
      initial={{ name: view?.name ?? '', isShared: view?.isShared ?? false }}
      success={t('viewSaved')}
      invalidates={[listViewKeys.of(list)]}
      save={async ({ name, isShared = false }, options) => {
        if (view) {
          const { filters, hiddenColumns, sortedBy, id } = view;
          const body = { name, isShared, filters, hiddenColumns, sortedBy };
          return api.call(updateListView, { params: { id }, body }, options).then(() => true);
        }
        const answer = await api.call(
          createListView,
          { body: { list, name, isShared, ...shown } },
          options,
        );
        onSaved(answer.id);
        return answer;
      }}
    >
      <Form.Item
        name="name"
        label={t('viewName')}
        rules={[{ required: true, whitespace: true, message: t('nameNeeded') }]}
      >
        <Input maxLength={viewNameMax} autoComplete="off" />
      </Form.Item>
      {canShare && (
        <Form.Item name="isShared" label={t('shareView')} valuePropName="checked">
          <Switch />
        </Form.Item>
      )}
    </FormPanel>
  );
}
