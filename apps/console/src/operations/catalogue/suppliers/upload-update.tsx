import { uploadSupplierUpdate } from '@vitrine/contract/shop/supplier-updates.ts';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useApiMutation } from '../../../lib/api-mutation.ts';
import { useText } from '../../../lib/i18n.ts';
import { supplierKeys } from '../../../lib/query-keys/catalogue.ts';
import { suppliersTexts } from '../../../texts/suppliers.ts';

/** Picks a table of the supplier; it is read and shown, and nothing is booked. */
export function UploadUpdate({
  supplierId,
  onUploaded,
}: {
  supplierId: string;
  onUploaded: (id: string) => void;
}) {
  const t = useText(suppliersTexts);
  const input = useRef<HTMLInputElement>(null);
  const uploading = useApiMutation(uploadSupplierUpdate, {
    onSuccess: ({ id }) => onUploaded(id),
    invalidates: [supplierKeys.all],
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.xlsx"
        aria-label={t('upload')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void uploading.run({ params: { id: supplierId }, body: { file } });
        }}
      />
      <Button
        icon={<Upload size={16} aria-hidden />}
        loading={uploading.isBusy}
        title={t('uploadHint')}
        onClick={() => input.current?.click()}
      >
        {t('upload')}
      </Button>
    </>
  );
}
