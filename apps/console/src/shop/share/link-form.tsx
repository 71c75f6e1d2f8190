import { type LinkChannel, linkChannels, type TrackedLink } from '@vitrine/contract/shop/analytics.ts';
import { Button, Form, Input, Select } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { shareTexts } from '../../texts/share.ts';
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
  const { isSaving, save } = useLinkSaving(known, onClose);
  return (
    <SideDrawer
      isOpen={link !== undefined}
      onClose={onClose}
      title={t(known ? 'editLink' : 'newLink')}
      foot={
        <Button type="primary" loading={isSaving} onClick={() => form.submit()}>
          {t(known ? 'save' : 'create')}
        </Button>
      }
    >
      <Form<Fields>
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
      </Form>
    </SideDrawer>
  );
}
