import type { OwnStore } from '@vitrine/contract/shop/stores.ts';
import { Alert, Button, Form } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { storeTexts } from '../../texts/stores.ts';
import { FloatingBar } from '../../ui/floating-bar.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { RestoredLine } from '../../ui/restored-line.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { LookSection } from './look-section.tsx';
import { PriceSection } from './price-section.tsx';
import { SellerSection } from './seller-section.tsx';
import { SellingSection } from './selling-section.tsx';
import { SlugForm } from './slug-form.tsx';
import { SocialSection } from './social-section.tsx';
import { fieldsOf, type StoreFields } from './store-fields.ts';
import { StorePreview } from './store-preview.tsx';
import { useStoreForm } from './use-store-form.ts';
import './store-page.css';

function StoreForm({ store }: { store: OwnStore }) {
  const t = useText(storeTexts);
  const mayEdit = useHasPerm('shop:store:edit');
  const { form, fields: live, pictures, isDirty, isSaving, isConflict, isRestored, discard, save, type, draw } = useStoreForm(store);
  return (
    <>
      <PageHead title={t('title')} />
      <div className="store-page">
        <div className="store-form">
          {store.hold && <Alert type="warning" showIcon title={t('held')} description={store.hold.reason} />}
          <RestoredLine isShown={isRestored} onDiscard={discard} />
          {isConflict && <Alert type="warning" showIcon title={t('conflict')} />}
          <Form<StoreFields>
            form={form}
            className="store-form"
            layout="vertical"
            requiredMark={false}
            disabled={!mayEdit}
            scrollToFirstError
            initialValues={fieldsOf(store)}
            onValuesChange={(_changed, all) => type(all)}
            onFinish={(fields) => void save(fields)}
          >
            <LookSection pictures={pictures} onDraw={draw} />
            <SellingSection store={store} />
            <PriceSection store={store} percentage={live.defaultPercentage} />
            <SellerSection isNeeded={live.settlementMode === 'direct' || Object.values(live.seller ?? {}).some(Boolean)} />
            <SocialSection />
          </Form>
          {mayEdit && (
            <section className="card form-box">
              <SlugForm key={store.slug} store={store} />
            </section>
          )}
        </div>
        <StorePreview fields={live} pictures={pictures} />
      </div>
      <FloatingBar isShown={isDirty && mayEdit} label={t('unsaved')}>
        <b>{t('unsaved')}</b>
        <button type="button" className="quiet" onClick={discard}>
          {t('discard')}
        </button>
        <Button type="primary" loading={isSaving} onClick={() => form.submit()}>
          {t('save')}
        </Button>
      </FloatingBar>
    </>
  );
}

/** The own store: how it looks, how it sells, where it is found. */
export default function StorePage() {
  const store = useOwnStore();
  if (store.isError) return <ErrorState error={store.error} onRetry={() => void store.refetch()} />;
  return store.data ? <StoreForm store={store.data} /> : <PageSkeleton />;
}
