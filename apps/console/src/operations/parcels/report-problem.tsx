import {
  type ParcelProblemKind,
  parcelProblemKinds,
} from '@vitrine/contract/shop/parcel-problem-kinds.ts';
import { parcelNoteMax, reportParcelProblem } from '@vitrine/contract/shop/parcel-problems.ts';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { parcelKeys } from '../../lib/query-keys/parcels.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { parcelTexts } from '../../texts/parcels.ts';
import { FormPanel } from '../../ui/form-panel.tsx';

interface Fields {
  kind: ParcelProblemKind;
  note: string;
}

interface ReportProblemProps {
  orderId: string;
  parcel: { id: string; trackingNumber: string };
}

/** A parcel on its way is lost, was refused, or comes back. */
export default function ReportProblem({ orderId, parcel }: ReportProblemProps) {
  const t = useText(parcelTexts);
  const [isOpen, setOpen] = useState(false);
  const tracking = parcel.trackingNumber;
  const reporting = useApiMutation(reportParcelProblem, {
    invalidates: [platformKeys.all, parcelKeys.all],
    onSuccess: () => toast.success(t('reported', { tracking })),
  });
  return (
    <>
      <Button size="small" type="text" onClick={() => setOpen(true)}>
        {t('report')}
      </Button>
      <FormPanel<Fields>
        as="dialog"
        size={440}
        name={`parcel-problem|${parcel.id}`}
        title={t('reportTitle', { tracking })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        initial={{ kind: 'lost', note: '' }}
        hint={t('reportLine')}
        action={t('report')}
        success={null}
        save={(body) => reporting.run({ params: { orderId, shipmentId: parcel.id }, body })}
      >
        <Form.Item name="kind" label={t('kind')}>
          <Select
            options={parcelProblemKinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
          />
        </Form.Item>
        <Form.Item name="note" label={t('note')} extra={t('noteHint')}>
          <Input.TextArea maxLength={parcelNoteMax} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      </FormPanel>
    </>
  );
}
