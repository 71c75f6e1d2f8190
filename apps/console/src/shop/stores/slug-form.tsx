import type { OwnStore } from '@vitrine/contract/shop/stores.ts';
import { Button, Form, Input } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { SlugState } from './slug-state.tsx';
import { useSlug } from './use-slug.ts';

/** The store's address; the old one leads to the new one for good. */
export function SlugForm({ store }: { store: OwnStore }) {
  const t = useText(storeTexts);
  const { slug, type, state, suggestion, isSaving, canSave, save } = useSlug(store);
  const isRefused = state === 'wrong' || state === 'taken' || state === 'reserved';
  return (
    <Form layout="vertical" requiredMark={false} onFinish={() => void save()}>
      <div className="slug-row">
        <Form.Item
          label={t('address')}
          htmlFor="slug"
          extra={<SlugState state={state} suggestion={suggestion} onTake={type} />}
          {...(isRefused ? { validateStatus: 'error' as const } : {})}
        >
          <Input
            id="slug"
            prefix={<span className="t3">/s/</span>}
            maxLength={40}
            spellCheck={false}
            autoCapitalize="none"
            value={slug}
            onChange={({ target }) => type(target.value)}
          />
        </Form.Item>
        <Button htmlType="submit" loading={isSaving} disabled={!canSave} style={{ marginTop: 25 }}>
          {t('changeSlug')}
        </Button>
      </div>
    </Form>
  );
}
