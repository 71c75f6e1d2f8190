import { type Language, languages } from '@vitrine/contract/locales.ts';
import { exportCatalogue } from '@vitrine/contract/shop/catalogue-exports.ts';
import { Button, Checkbox, Radio, Select } from 'antd';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { useLanguageName } from '../../lib/language-name.ts';
import { useSettings } from '../../lib/settings.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';

type Layout = 'vitrine' | 'shopify';

/** The catalogue as a file, in our layout or Shopify's. */
export function ExportProductsButton() {
  const t = useText(importTexts);
  const nameOf = useLanguageName();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [layout, setLayout] = useState<Layout>('vitrine');
  const [language, setLanguage] = useState<Language>(useSettings(({ language: own }) => own));
  const [withMark, setWithMark] = useState(true);
  const exporting = useApiMutation(
    () =>
      api.download(exportCatalogue, {
        query: {
          layout,
          ...(layout === 'shopify' && { language }),
          withMark: withMark ? '1' : '0',
        },
      } as never),
    { onSuccess: () => setOpen(false) },
  );
  return (
    <HasPerm value="platform:product:export">
      <Button icon={<Download size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('export')}
      </Button>
      <Overlay
        as="dialog"
        size={480}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('exportTitle')}
        action={{
          label: t('download'),
          onPress: () => void exporting.run(),
          isBusy: exporting.isBusy,
        }}
      >
        <div className="stack gap-16">
          <p className="muted">{t('exportHint')}</p>
          <Radio.Group value={layout} onChange={(event) => setLayout(event.target.value)}>
            <Radio value="vitrine">{t('layout_vitrine')}</Radio>
            <Radio value="shopify">{t('layout_shopify')}</Radio>
          </Radio.Group>
          {layout === 'shopify' && (
            <div className="stack gap-4">
              <label htmlFor={id}>{t('language')}</label>
              <Select
                id={id}
                value={language}
                options={languages.map((value) => ({ value, label: nameOf(value) }))}
                onChange={setLanguage}
              />
            </div>
          )}
          <Checkbox checked={withMark} onChange={(event) => setWithMark(event.target.checked)}>
            {t('withMark')}
          </Checkbox>
        </div>
      </Overlay>
    </HasPerm>
  );
}
