import { useQuery } from '@tanstack/react-query';
import { downloadCode, previewCode, writeCode } from '@vitrine/contract/admin/codegen.ts';
import { Button, Switch, Tree } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { codegenKeys } from '../../lib/query-keys/system.ts';
import { codegenTexts } from '../../texts/codegen.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LazyCodeView } from '../../ui/editor/lazy-code-view.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { findReplaced, nameOf, stateOf, type TreeNode, treeOf } from './file-tree.rules.ts';

const meanings = { newFile: 'done', changedFile: 'waiting', sameFile: 'neutral' } as const;

interface PreviewStepProps {
  tableName: string;
  isWritable: boolean;
  onBack: () => void;
}

/** The generated files with what they change; they are downloaded, or written into the sources in development. */
export function PreviewStep({ tableName, isWritable, onBack }: PreviewStepProps) {
  const t = useText(codegenTexts);
  const [chosen, setChosen] = useState('');
  const [hasDiff, setHasDiff] = useState(true);
  const params = { tableName };
  const preview = useQuery({
    queryKey: codegenKeys.preview(tableName),
    queryFn: ({ signal }) => api.read(previewCode, { params }, signal),
    staleTime: 0,
  });
  const download = useApiMutation(() => api.download(downloadCode, { params }));
  const writing = useApiMutation(writeCode, {
    success: ({ written }) => t('written', { count: written.length }),
    invalidates: [codegenKeys.preview(tableName)],
  });
  if (preview.isError)
    return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data) return <SkeletonRows rows={10} height={32} />;
  const files = preview.data;
  const shown =
    files.find((file) => nameOf(file) === chosen) ??
    files.find((file) => stateOf(file) === 'newFile') ??
    files[0];
  const replaced = findReplaced(files);
  const count = files.filter((file) => stateOf(file) !== 'sameFile').length;
  const titleOf = ({ title, file }: TreeNode) =>
    file ? (
      <span className="nowrap">
        {title} <StatusTag meaning={meanings[stateOf(file)]}>{t(stateOf(file))}</StatusTag>
      </span>
    ) : (
      title
    );
  return (
    <>
      <div className="codegen-preview">
        <nav aria-label={t('files')}>
          <Tree
            treeData={treeOf(files)}
            titleRender={titleOf}
            defaultExpandAll
            selectedKeys={shown ? [nameOf(shown)] : []}
            onSelect={(_keys, { node }) => node.file && setChosen(nameOf(node.file))}
          />
        </nav>
        {shown && (
          <section className="column gap-8 slim" aria-label={nameOf(shown)}>
            <header className="cluster">
              <span className="code">{nameOf(shown)}</span>
              {shown.before !== null && (
                <Switch checked={hasDiff} onChange={setHasDiff} aria-label={t('showDiff')} />
              )}
              {shown.before !== null && t('showDiff')}
              <CopyButton text={shown.content} label={t('copy')} />
            </header>
            <LazyCodeView
              text={shown.content}
              before={hasDiff ? shown.before : null}
              label={nameOf(shown)}
            />
          </section>
        )}
      </div>
      <div className="codegen-foot cluster stretched at-end">
        <Button onClick={onBack}>{t('back')}</Button>
        {isWritable && (
          <HasPerm value="sys:codegen:write">
            <AnchoredQuestion
              title={t('writeQuestion', { count })}
              action={t('write')}
              isDanger={replaced.length > 0}
              onConfirm={() => writing.run({ params, body: { overwrite: replaced } })}
              trigger={<Button loading={writing.isBusy}>{t('write')}</Button>}
            >
              {replaced.length > 0 && t('replaceHint', { files: replaced.join(', ') })}
            </AnchoredQuestion>
          </HasPerm>
        )}
        <Button
          type="primary"
          icon={<Download size={16} aria-hidden />}
          loading={download.isBusy}
          onClick={() => void download.run(undefined)}
        >
          {t('download')}
        </Button>
      </div>
    </>
  );
}
