import { faultOfSocialLink, socialKinds } from '@vitrine/contract/shop/social-links.ts';
import { Button, Form, Input, Select } from 'antd';
import { Plus, X } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { linksMax, socialNames } from './social-names.ts';
import { linkTexts } from './store-checks.rules.ts';

/** Where else the creator is found. */
export function SocialSection() {
  const t = useText(storeTexts);
  return (
    <section className="card form-box">
      <h2 className="h3">{t('social')}</h2>
      <Form.List name="socialLinks">
        {(rows, { add, remove }) => (
          <>
            {rows.map((row) => (
              <div className="social-row" key={row.key}>
                <Form.Item name={[row.name, 'kind']}>
                  <Select
                    aria-label={t('linkKind')}
                    options={socialKinds.map((value) => ({ value, label: value === 'website' ? t('website') : socialNames[value] }))}
                  />
                </Form.Item>
                <Form.Item
                  name={[row.name, 'url']}
                  dependencies={[['socialLinks', row.name, 'kind']]}
                  rules={[
                    (form) => ({
                      validator: async () => {
                        const fault = faultOfSocialLink(form.getFieldValue(['socialLinks', row.name]));
                        if (fault) throw new Error(t(linkTexts[fault]));
                      },
                    }),
                  ]}
                >
                  <Input maxLength={300} placeholder="https://" aria-label={t('linkAddress')} />
                </Form.Item>
                <button type="button" className="quiet square" aria-label={t('remove')} onClick={() => remove(row.name)}>
                  <X size={16} aria-hidden />
                </button>
              </div>
            ))}
            {rows.length < linksMax && (
              <Button icon={<Plus size={16} aria-hidden />} onClick={() => add({ kind: 'instagram', url: '' })}>
                {t('addLink')}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </section>
  );
}
