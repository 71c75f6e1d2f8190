import type { Language } from '@vitrine/contract/locales.ts';
import { toKey } from '@vitrine/contract/shop/product-codes.ts';
import { deleteProduct, duplicateProduct } from '@vitrine/contract/shop/product-editing.ts';
import { Button } from 'antd';
import { Copy, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useApiMutation } from '../../../lib/api-mutation.ts';
import { toast } from '../../../lib/feedback.ts';
import { shownLanguage, useText } from '../../../lib/i18n.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import { useSettings } from '../../../lib/settings.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { HasPerm, useHasPerm } from '../../../ui/has-perm.tsx';
import { AnchoredQuestion } from '../../../ui/overlay/question.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ErrorState } from '../../../ui/page-state.tsx';
import { RestoredLine } from '../../../ui/restored-line.tsx';
import { SkeletonRows } from '../../../ui/skeletons.tsx';
import { BackButton } from '../back-button.tsx';
import { ProductStatusTag } from '../product-status.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftClash } from './draft-clash.tsx';
import { findChangedPrices, findSellers, hasEffects } from './effects.rules.ts';
import { EffectLine, useEffects } from './effects.tsx';
import { HistoryCard } from './history-card.tsx';
import { MediaCard } from './media-card.tsx';
import { NeighbourButtons } from './neighbour-buttons.tsx';
import { PlaceCard } from './place-card.tsx';
import { PreviewButton } from './preview-button.tsx';
import { findProductName } from './product-texts.rules.ts';
import { SafetyCard } from './safety-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { SearchCard } from './search-card.tsx';
import { ShippingCard } from './shipping-card.tsx';
import { StatusCard } from './status-card.tsx';
import { TextsCard } from './texts-card.tsx';
import { type StoredForm, useProductForm } from './use-product-form.ts';
import { useProductSaving } from './use-product-saving.ts';
import { useStoredProduct } from './use-stored-product.ts';
import { VariantsCard } from './variants-card.tsx';
import './editor.css';

interface EditorProps {
  onBack: () => void;
  /** Opens a product: the one that was just added, or a copy. */
  onOpen: (id: string) => void;
}

function Editor({
  stored,
  onBack,
  onOpen,
  onReload,
}: EditorProps & { stored: StoredForm; onReload: () => void }) {
  const t = useText(productEditorTexts);
  const own = useSettings((settings) => settings.language);
  const [language, setLanguage] = useState<Language>(own);
  const editing = useProductForm(stored, useHasPerm('platform:product:edit'));
  const saving = useProductSaving(editing, onOpen);
  const { id, form, base } = editing;
  const mayEdit = useHasPerm(id === null ? 'platform:product:add' : 'platform:product:edit');
  const effects = useEffects(
    id,
    useMemo(() => findChangedPrices(base.variants, form.variants), [base.variants, form.variants]),
  );
  const soldIn = findSellers(base.status, effects);
  const name = findProductName(form.texts, shownLanguage());
  const duplicating = useApiMutation(duplicateProduct, {
    success: t('duplicated'),
    onSuccess: (copy) => onOpen(copy.id),
    invalidates: [catalogueKeys.products(), catalogueKeys.counts],
  });
  const deleting = useApiMutation(deleteProduct, {
    onSuccess: ({ outcome }) => {
      editing.discard();
      toast.success(t(outcome === 'deleted' ? 'deleted' : 'archivedInstead'));
      onBack();
    },
    invalidates: [catalogueKeys.products(), catalogueKeys.counts],
  });
  // The address of a new product follows its name until it is written by hand.
  const [madeKey, setMadeKey] = useState(form.key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new name makes a new key
  useEffect(() => {
    if (id !== null || form.key !== madeKey) return;
    const key = toKey(form.texts.en.name || name, 80);
    setMadeKey(key);
    if (key !== form.key) editing.change({ key });
  }, [form.texts.en.name, name]);
  return (
    <>
      <PageHead
        title={
          <>
            <BackButton label={t('back')} onClick={onBack} />
            <span className="anywhere">{name || t(id === null ? 'newProduct' : 'noName')}</span>
            <ProductStatusTag status={base.status} />
          </>
        }
        note={soldIn !== undefined && t('soldIn', { count: soldIn })}
        actions={
          <>
            <PreviewButton editing={editing} language={language} />
            {id !== null && <NeighbourButtons id={id} />}
            {id !== null && (
              <>
                <HasPerm value="platform:product:add">
                  <Button
                    icon={<Copy size={16} aria-hidden />}
                    loading={duplicating.isBusy}
                    onClick={() => void duplicating.run({ params: { id } })}
                  >
                    {t('duplicate')}
                  </Button>
                </HasPerm>
                <HasPerm value="platform:product:delete">
                  <AnchoredQuestion
                    title={t('deleteQuestion', { name })}
                    action={t('delete')}
                    isDanger
                    onConfirm={() => deleting.run({ params: { id } })}
                    trigger={
                      <Button
                        danger
                        loading={deleting.isBusy}
                        aria-label={t('delete')}
                        title={t('delete')}
                        icon={<Trash2 size={16} aria-hidden />}
                      />
                    }
                  >
                    {t('deleteHint')}
                  </AnchoredQuestion>
                </HasPerm>
              </>
            )}
          </>
        }
      />
      {editing.kept.isElsewhere ? (
        <DraftClash
          onTake={() => {
            editing.leaveDraft();
            onReload();
          }}
          onKeep={editing.keepOwn}
        />
      ) : (
        <RestoredLine
          isShown={editing.isRestored}
          keptAt={editing.kept.savedAt}
          onDiscard={editing.discard}
        />
      )}
      <fieldset className="editor-columns" disabled={!mayEdit}>
        <div className="stack gap-16 one-column">
          <TextsCard editing={editing} language={language} onLanguage={setLanguage} />
          <VariantsCard editing={editing} language={language} />
          <MediaCard editing={editing} language={language} onLanguage={setLanguage} />
          <SearchCard editing={editing} language={language} />
        </div>
        <div className="stack gap-16 one-column">
          <StatusCard editing={editing} />
          <PlaceCard editing={editing} />
          <ShippingCard editing={editing} />
          <SafetyCard editing={editing} />
          {id !== null && <HistoryCard id={id} editing={editing} />}
        </div>
      </fieldset>
      <SaveBar editing={editing} isBusy={saving.isBusy} onSave={() => void saving.save()}>
        {effects && hasEffects(form.status, effects) && (
          <EffectLine effects={effects} status={form.status} />
        )}
      </SaveBar>
      {saving.conflict && (
        <ConflictDialog
          conflict={saving.conflict}
          form={{ ...form, variants: [...form.variants, ...saving.conflict.form.variants] }}
          isBusy={saving.isBusy}
          onClose={saving.endConflict}
          onSave={saving.resolve}
        />
      )}
    </>
  );
}

/** One product, or a new one. */
export function ProductEditor({ id, ...props }: EditorProps & { id: string }) {
  const { stored, error, retry, reload, round } = useStoredProduct(id);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!stored)
    return (
      <div className="card">
        <SkeletonRows rows={6} height={96} />
      </div>
    );
  return <Editor key={`${id}-${round}`} stored={stored} onReload={reload} {...props} />;
}
