import type { CatalogueImport } from '@vitrine/contract/shop/catalogue-imports.ts';
import { Button } from 'antd';
import { ArrowRight, Check, FileSpreadsheet, TriangleAlert } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { useBytesText } from '../../lib/use-bytes-text.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { ReadingCard } from './reading-card.tsx';

const previewColumnsMax = 12;
const kinds = { product: 'moving', variant: 'neutral', picture: 'neutral' } as const;

/** The first lines of a file as they are read, and what they are taken for. */
function Preview({ found }: { found: CatalogueImport }) {
  const t = useText(importTexts);
  // Columns without anything in the first lines show nothing about the file.
  const filled = found.columns
    .map(({ title }, at) => ({ title, at }))
    .filter(({ at }) => found.preview.some(({ cells }) => cells[at]))
    .slice(0, previewColumnsMax);
  return (
    <>
      <header className="cluster between gap-12 import-head">
        <h2 className="h2">{t('firstLines')}</h2>
        <span className="muted small">
          {t('columnsShown', { shown: filled.length, count: found.columns.length })}
        </span>
      </header>
      <div className="import-scroll">
        <table className="import-preview">
          <thead className="faint text-12">
            <tr>
              <th className="num to-end">{t('lineHead')}</th>
              <th>{t('readAs')}</th>
              {filled.map(({ title, at }) => (
                <th key={at}>{title}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.preview.map(({ line, readAs, cells }) => (
              <tr key={line}>
                <td className="num to-end muted">{line}</td>
                <td>
                  <StatusTag meaning={kinds[readAs]} hasDot={false}>
                    {t(`as_${readAs}`)}
                  </StatusTag>
                </td>
                {filled.map(({ at }) => (
                  <td key={at} className="truncate" title={cells[at]}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

export function FileStep({
  found,
  onNext,
  onCancel,
}: {
  found: CatalogueImport;
  onNext: () => void;
  onCancel: () => void;
}) {
  const t = useText(importTexts);
  const bytesText = useBytesText();
  const { problem, columns, settings } = found;
  const known = columns.filter(({ target }) => target !== null).length;
  return (
    <>
      <div className="import-wide">
        <section className="card import-main slim" aria-label={t('step_file')}>
          <div className="import-file cluster gap-12">
            <FileSpreadsheet size={24} strokeWidth={1.5} aria-hidden />
            <span className="grow">
              <b className="anywhere">{found.fileName}</b>
              <small className="block muted">{bytesText(found.bytes)}</small>
            </span>
            <Button onClick={onCancel}>{t('otherFile')}</Button>
          </div>
          {problem ? (
            <p className="import-note wrong line gap-12" role="alert">
              <TriangleAlert className="danger-text" size={18} strokeWidth={1.75} aria-hidden />
              <span>
                <b>{t('problemAt', { line: problem.line })}</b> {problem.message}
                {problem.byte !== null && (
                  <span className="muted"> {t('byte', { byte: problem.byte })}</span>
                )}
              </span>
            </p>
          ) : (
            <p className="import-note line gap-12">
              <Check className="primary-text" size={18} strokeWidth={1.75} aria-hidden />
              <span>
                <b>
                  {t('layoutAndColumns', {
                    layout: t(`layout_${settings.layout}`),
                    count: columns.length,
                  })}
                </b>{' '}
                {t('knownColumns', { known, count: columns.length })}{' '}
                {found.isRemembered && t('remembered')}
              </span>
            </p>
          )}
          <Preview found={found} />
        </section>
        <ReadingCard found={found} />
      </div>
      <footer className="import-foot">
        <Button type="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <span className="grow" />
        <span className="muted">{t('nothingSaved')}</span>
        <Button type="primary" size="large" disabled={problem !== null} onClick={onNext}>
          {t('toColumns')}
          <ArrowRight size={16} aria-hidden />
        </Button>
      </footer>
    </>
  );
}
