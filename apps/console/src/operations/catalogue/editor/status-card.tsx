import { productStatuses } from '@vitrine/contract/shop/product-statuses.ts';
import { Select } from 'antd';
import { lazy, Suspense } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { catalogueTexts } from '../../../texts/catalogue.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SkeletonLine } from '../../../ui/skeletons.tsx';
import { ProductStatusTag } from '../product-status.tsx';
import { EditorField } from './editor-field.tsx';
import type { ProductEditing } from './use-product-form.ts';

// Calendars are large.
const DayField = lazy(async () => ({
  default: (await import('../../../ui/day-field.tsx')).DayField,
}));

/** The status of the product, and from when to when it is on sale. */
export function StatusCard({ editing }: { editing: ProductEditing }) {
  const t = useText(productEditorTexts);
  const tList = useText(catalogueTexts);
  const { status, saleFrom, saleUntil } = editing.form;
  const dayField = (name: 'saleFrom' | 'saleUntil', value: string | null) => (
    <EditorField
      label={t(name)}
      error={editing.errorOf(name)}
      hint={value ? undefined : t(`${name}None`)}
    >
      {({ id }) => (
        <Suspense fallback={<SkeletonLine height={32} />}>
          <DayField
            id={id}
            hasTime
            value={value}
            onChange={(moment) => editing.change({ [name]: moment })}
          />
        </Suspense>
      )}
    </EditorField>
  );
  return (
    <SectionCard title={t('status')}>
      <EditorField label={t('status')} hint={t(`${status}Hint`)} error={editing.errorOf('status')}>
        {({ id }) => (
          <Select
            id={id}
            value={status}
            style={{ width: '100%' }}
            onChange={(next) => editing.change({ status: next })}
            options={productStatuses.map((one) => ({ value: one, label: tList(`status_${one}`) }))}
            optionRender={({ value }) => <ProductStatusTag status={value as typeof status} />}
            labelRender={({ value }) => <ProductStatusTag status={value as typeof status} />}
          />
        )}
      </EditorField>
      {status === 'active' && (
        <div className="stack gap-12">
          {dayField('saleFrom', saleFrom)}
          {dayField('saleUntil', saleUntil)}
        </div>
      )}
    </SectionCard>
  );
}
