import { languages } from '@vitrine/contract/locales.ts';
import {
  type CatalogueImport,
  type ImportSettings,
  importLayouts,
} from '@vitrine/contract/shop/catalogue-imports.ts';
import {
  cellDelimiters,
  type GuessCertainty,
  type TextEncoding,
  textEncodings,
} from '@vitrine/contract/table-files.ts';
import { Segmented, Select } from 'antd';
import { Info } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '../../lib/i18n.ts';
import { useLanguageName } from '../../lib/language-name.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { useSettingsChange } from './use-import.ts';

const encodingNames: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  shift_jis: 'Shift-JIS',
  'windows-1251': 'Windows-1251',
  gb18030: 'GB18030',
  'euc-kr': 'EUC-KR',
};
const delimiterKeys = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** A choice with its label, and how far the guess can be relied on. */
export function Choice({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: ReactNode;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="stack gap-4">
      <label htmlFor={id} className="small medium">
        {label}
      </label>
      {children(id)}
      {hint && <small className="muted">{hint}</small>}
    </div>
  );
}

/** How the file is read: every guess can be changed, and the first lines are read again. */
export function ReadingCard({ found }: { found: CatalogueImport }) {
  const t = useText(importTexts);
  const nameOf = useLanguageName();
  const { settings, change, isBusy } = useSettingsChange(found);
  const { format } = found;
  const sureness = (certainty: GuessCertainty) => t(`certainty_${certainty}`);
  const select = <Name extends keyof ImportSettings>(
    name: Name,
    options: readonly { value: ImportSettings[Name] & string; label: string }[],
  ) =>
    function draw(id: string) {
      return (
        <Select
          id={id}
          disabled={isBusy}
          value={settings[name] as string}
          options={[...options]}
          onChange={(value) => void change({ [name]: value })}
        />
      );
    };
  return (
    <SectionCard title={t('howRead')}>
      <div className="stack gap-16">
        <Choice
          label={t('layout')}
          hint={t(settings.layout === 'mapped' ? 'layoutUnknown' : 'layoutGuessed')}
        >
          {select(
            'layout',
            importLayouts.map((value) => ({ value, label: t(`layout_${value}`) })),
          )}
        </Choice>
        {format === 'csv' && (
          <>
            <Choice label={t('delimiter')} hint={sureness(found.delimiterCertainty)}>
              {select(
                'delimiter',
                cellDelimiters.map((value) => ({ value, label: t(delimiterKeys[value]) })),
              )}
            </Choice>
            <Choice label={t('encoding')} hint={sureness(found.encodingCertainty)}>
              {select(
                'encoding',
                textEncodings.map((value) => ({ value, label: encodingNames[value] })),
              )}
            </Choice>
          </>
        )}
        <Choice label={t('decimalSign')} hint={sureness(found.decimalCertainty)}>
          {select('decimalSign', [
            { value: '.', label: t('decimalPoint') },
            { value: ',', label: t('decimalComma') },
          ])}
        </Choice>
        {settings.layout !== 'vitrine' && (
          <Choice label={t('language')} hint={t('languageHint')}>
            {select(
              'language',
              languages.map((value) => ({ value, label: nameOf(value) })),
            )}
          </Choice>
        )}
        <Choice label={t('existing')}>
          {(id) => (
            <Segmented<'change' | 'skip'>
              id={id}
              block
              disabled={isBusy}
              value={settings.existing}
              options={[
                { value: 'change', label: t('existingChange') },
                { value: 'skip', label: t('existingSkip') },
              ]}
              onChange={(existing) => void change({ existing })}
            />
          )}
        </Choice>
        <p className="import-note line gap-12">
          <Info className="primary-text" size={18} strokeWidth={1.75} aria-hidden />
          <span>{t('emptyAndMissing')}</span>
        </p>
      </div>
    </SectionCard>
  );
}
