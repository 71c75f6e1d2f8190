import { type LinkChannel, linkChannels, type TrackedLink } from '@vitrine/contract/shop/analytics.ts';
import { Button, Form, Input, Select } from 'antd';
import { useId, useRef } from 'react';
import { useText } from '../../lib/i18n.ts';
import { shareTexts } from '../../texts/share.ts';
import { KeptForm } from '../../ui/kept-form.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useLinkSaving } from './use-links.ts';

interface Fields {
  name: string;
  channel: LinkChannel;
}

/** Makes a tracked link, or renames one. */
export function LinkForm({ link, onClose }: { link: TrackedLink | 'new' | undefined; onClose: () => void }) {
  const t = useText(shareTexts);
  const [form] = Form.useForm<Fields>();
  const known = link === 'new' ? undefined : link;
  const formId = useId();
  const draft = useRef<{ forget: () => void }>(undefined);
  const { isSaving, save } = useLinkSaving(known, () => {
    draft.current?.forget();
    onClose();
  });
  return (
    <SideDrawer
      isOpen={link !== undefined}
      onClose={onClose}
      title={t(known ? 'editLink' : 'newLink')}
      foot={
        <Button type="primary" htmlType="submit" form={formId} loading={isSaving}>
          {t(known ? 'save' : 'create')}
        </Button>
      }
    >
      <KeptForm<Fields>
        key={known?.id ?? 'new'}
        id={formId}
        draftName={`link|${known?.id ?? 'new'}`}
        onDraft={(own) => {
          draft.current = own;
        }}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: known?.name ?? '', channel: known?.channel ?? 'instagram' }}
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item name="name" label={t('name')} rules={[{ required: true, whitespace: true, message: t('nameNeeded') }]}>
          <Input maxLength={60} placeholder={t('nameHint')} autoFocus />
        </Form.Item>
        <Form.Item name="channel" label={t('channel')}>
          <Select options={linkChannels.map((channel) => ({ value: channel, label: t(channel) }))} />
        </Form.Item>
        {/* Enter saves, although the button is in the drawer's foot. */}
        <button type="submit" hidden tabIndex={-1} />
      </KeptForm>
    </SideDrawer>
  );
}
