import { Check } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';

const importSteps = ['file', 'columns', 'check', 'run'] as const;
export type ImportStep = (typeof importSteps)[number];

/** Where an import is: what is done, what is open, what comes. */
export function ImportSteps({ step }: { step: ImportStep }) {
  const t = useText(importTexts);
  const at = importSteps.indexOf(step);
  return (
    <ol className="import-steps" aria-label={t('steps')}>
      {importSteps.map((name, index) => (
        <li
          key={name}
          className={`line gap-8 ${index < at ? 'done muted' : index === at ? 'on ink' : ''}`}
          aria-current={index === at ? 'step' : undefined}
        >
          <b>{index < at ? <Check size={14} strokeWidth={2.25} aria-hidden /> : index + 1}</b>
          {t(`step_${name}`)}
        </li>
      ))}
    </ol>
  );
}
