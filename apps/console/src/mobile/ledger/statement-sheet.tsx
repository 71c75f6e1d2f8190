import { exportStatement } from '@vitrine/contract/shop/statements.ts';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { type DayRange, dayQuery } from '../../lib/store-days.rules.ts';
import { payoutTexts } from '../../texts/payouts.ts';
import { Sheet } from '../../ui/plain/sheet.tsx';

const formats = [
  ['pdf', FileText],
  ['csv', FileSpreadsheet],
] as const;

/** The statement of the shown days as a file, to print or for a spreadsheet. */
export function StatementSheet({
  isOpen,
  range,
  rangeText,
  onClose,
}: {
  isOpen: boolean;
  range: Partial<DayRange>;
  rangeText: string;
  onClose: () => void;
}) {
  const t = useText(payoutTexts);
  const saving = useApiMutation(
    (format: 'pdf' | 'csv') =>
      api.download(exportStatement, { query: { ...dayQuery(range), format } }),
    {
      onSuccess: onClose,
    },
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('statement')} note={rangeText}>
      <ul className="m-rows">
        {formats.map(([format, Icon]) => (
          <li key={format}>
            <button
              type="button"
              className="m-row"
              disabled={saving.isBusy}
              aria-busy={saving.input === format}
              onClick={() => void saving.run(format)}
            >
              {saving.input === format ? (
                <span className="turning" aria-hidden="true" />
              ) : (
                <Icon size={20} color="var(--ink-3)" aria-hidden />
              )}
              <span className="grow">{t(format)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
