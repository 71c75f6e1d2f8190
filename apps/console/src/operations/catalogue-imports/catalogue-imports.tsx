import { deleteImport, type ImportState } from '@vitrine/contract/shop/catalogue-imports.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { catalogueImportKeys } from '../../lib/query-keys/catalogue-imports.ts';
import { useAddress } from '../../lib/use-address.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { ExportProductsButton } from './export-products.tsx';
import { FileField } from './file-field.tsx';
import { FileStep } from './file-step.tsx';
import { ImportList } from './import-list.tsx';
import { type ImportStep, ImportSteps } from './import-steps.tsx';
import { RunStep } from './run-step.tsx';
import { useImport } from './use-import.ts';
import './imports.css';

/** The step that the state of an import leads to; before the check, the address chooses between file and columns. */
function stepOf(state: ImportState, wanted: string): ImportStep {
  if (state === 'checking') return 'check';
  if (state === 'checked') return wanted === 'columns' || wanted === 'file' ? wanted : 'check';
  if (state === 'uploading' || state === 'ready' || state === 'unreadable')
    return state === 'ready' && wanted === 'columns' ? 'columns' : 'file';
  return 'run';
}

function ImportWizard({ id }: { id: string }) {
  const t = useText(importTexts);
  const address = useAddress();
  const query = useImport(id);
  const deleting = useApiMutation(deleteImport, {
    invalidates: [catalogueImportKeys.list()],
    onSuccess: () => address.change({ import: undefined, step: undefined }),
  });
  const found = query.data;
  const go = (step: ImportStep | undefined) => address.change({ step });
  const leave = () => address.change({ import: undefined, step: undefined });
  const step = found ? stepOf(found.state, address.read('step')) : 'file';
  return (
    <>
      <PageHead title={t('title')} note={found?.fileName} actions={<ImportSteps step={step} />} />
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && (
        <div className="card">
          <SkeletonRows rows={8} height={48} />
        </div>
      )}
      {found && step === 'file' && (
        <FileStep
          found={found}
          onNext={() => go('columns')}
          onCancel={() => void deleting.run({ params: { id } })}
        />
      )}
      {found && step === 'columns' && (
        <ColumnsStep found={found} onBack={() => go('file')} onChecked={() => go(undefined)} />
      )}
      {found && step === 'check' && <CheckStep found={found} onBack={() => go('columns')} />}
      {found && step === 'run' && <RunStep found={found} onNew={leave} />}
    </>
  );
}

/** Products from a file: uploaded, read, checked, imported and undone. */
export default function CatalogueImportsPage() {
  const t = useText(importTexts);
  const address = useAddress();
  const id = address.read('import');
  const open = (opened: string) => address.change({ import: opened, step: undefined });
  if (id) return <ImportWizard key={id} id={id} />;
  return (
    <>
      <PageHead title={t('title')} line={t('line')} actions={<ExportProductsButton />} />
      <div className="stack gap-16">
        <section className="card stack gap-12 pad-20" aria-label={t('step_file')}>
          <FileField onSent={open} />
          <p className="muted">{t('emptyAndMissing')}</p>
        </section>
        <ImportList onOpen={open} />
      </div>
    </>
  );
}
