import { changeSlug, type OwnStore } from '@vitrine/contract/shop/stores.ts';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { loadAccount } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';

/** The store's address; the old one leads to the new one for good. */
export function SlugForm({ store, onChanged }: { store: OwnStore; onChanged: (store: OwnStore) => void }) {
  const t = useText(storeTexts);
  const [isSaving, setSaving] = useState(false);
  const save = async ({ slug }: { slug: string }) => {
    if (slug === store.slug) return;
    setSaving(true);
    try {
      onChanged(await api.call(changeSlug, { body: { slug } }));
      toast.success(t('saved'));
      await loadAccount();
    } catch {
      // The toast has said why; what was typed stays.
    }
    setSaving(false);
  };
  return (
    <Form
      layout="vertical"
      requiredMark={false}
      initialValues={{ slug: store.slug }}
      onFinish={(fields: { slug: string }) => void save(fields)}
    >
      <div className="slug-row">
        <Form.Item
          name="slug"
          label={t('address')}
          extra={t('slugHint')}
          rules={[{ required: true, pattern: /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/, message: t('slugWrong') }]}
        >
          <Input prefix={<span className="t3">/s/</span>} maxLength={40} spellCheck={false} />
        </Form.Item>
        <Button htmlType="submit" loading={isSaving} style={{ marginTop: 25 }}>
          {t('changeSlug')}
        </Button>
      </div>
    </Form>
  );
}
