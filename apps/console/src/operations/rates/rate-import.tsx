import { importRates, rateFileMax } from '@vitrine/contract/shop/rate-sheets.ts';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { rateKeys } from '../../lib/query-keys/rates.ts';
import { rateTexts } from '../../texts/rates.ts';
import { FormPanel } from '../../ui/form-panel.tsx';

const shape = z.object({
  csv: importRates.body.shape.csv,
  isJumpMeant: z.union([z.literal(0), z.literal(1)]).optional(),
});

/** Several rates at once, pasted from a file or a spreadsheet. */
export function RateImport() {
  const t = useText(rateTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Upload size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      <FormPanel
        as="dialog"
        name="rate-import"
        title={t('import')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        shape={shape}
        initial={{ csv: '', isJumpMeant: 0 }}
        hint={t('importHint')}
        fields={[
          { name: 'csv', label: t('lines', { max: rateFileMax }), kind: 'block' },
          { name: 'isJumpMeant', label: t('meant'), hint: t('meantHint'), kind: 'flag' },
        ]}
        save={async ({ csv, isJumpMeant }, options) => {
          const answer = await api.call(
            importRates,
            { body: { csv, isJumpMeant: isJumpMeant === 1 } },
            options,
          );
          if (answer) toast.success(t('imported', { count: answer.changed }));
          return answer;
        }}
        fieldOfCode={{ 'rate-jump': 'isJumpMeant' }}
        success={null}
        invalidates={[rateKeys.all]}
      />
    </>
  );
}
