import { useQuery } from '@tanstack/react-query';
import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import {
  previewShipments,
  readShipmentFile,
  shipmentLinesMax,
  shipPasted,
  undoMinutes,
} from '@vitrine/contract/shop/bulk-shipments.ts';
import { knownCarriers } from '@vitrine/contract/shop/carriers.ts';
import { Button, Input, Select } from 'antd';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useTyped } from '../../lib/form-drafts.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { usePaused } from '../../lib/use-paused.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { RestoredLine } from '../../ui/restored-line.tsx';
import { CheckedLines } from './checked-lines.tsx';
import { PasteNotes } from './paste-notes.tsx';

interface PasteDialogProps {
  onClose: () => void;
  onShipped: (batch: { batchKey: string; orders: { id: string; number: string }[] }) => void;
}

const countLines = (text: string): number => text.split('\n').filter((line) => line.trim()).length;

/** Tracking numbers that are pasted or read from a file: what each line would do, then all that are ready in one step. */
export function PasteDialog({ onClose, onShipped }: PasteDialogProps) {
  const t = useText(shipQueueTexts);
  const number = findNumberFormat(useIntlTag());
  const field = useId();
  const {
    value: text,
    type: setText,
    forget,
    isRestored,
    discard,
  } = useTyped('paste-tracking', '');
  const [carrier, setCarrier] = useState('');
  const lines = countLines(text);
  const isTooMany = lines > shipmentLinesMax;
  const settled = usePaused(text);
  const preview = useQuery({
    queryKey: platformKeys.shipQueue('preview', settled, carrier),
    queryFn: ({ signal }) =>
      api.read(previewShipments, { body: { text: settled, carrier } }, signal),
    enabled: settled.trim() !== '' && !isTooMany,
    gcTime: 0,
    placeholderData: (before) => before,
  });
  const reading = useApiMutation((file: File) => api.call(readShipmentFile, { body: { file } }), {
    onSuccess: (read) => setText(read.text),
  });
  const shipping = useApiMutation(shipPasted, {
    invalidates: [platformKeys.all],
    // The desk shows how many were shipped beside the way to undo it, which a toast would cover.
    onSuccess: ({ list, batchKey }) => {
      if (!batchKey) return toast.warning(t('pastedNone'));
      forget();
      return onShipped({
        batchKey,
        orders: list.flatMap(({ state, orderId, number: own }) =>
          state === 'ready' && orderId ? [{ id: orderId, number: own }] : [],
        ),
      });
    },
  });
  const checked = settled === text && !isTooMany ? preview.data : undefined;
  const ready = checked?.readyCount ?? 0;
  const isUnsure = checked?.list.some(({ state }) => state === 'unknown_carrier') || carrier !== '';
  return (
    <Overlay
      as="dialog"
      size={880}
      isPersistent
      focusesFirst
      onClose={onClose}
      title={t('paste')}
      foot={
        <>
          <span className="packing-foot small faint grow">
            {t('pasteFoot', { minutes: undoMinutes })}
          </span>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="primary"
            disabled={!ready}
            loading={shipping.isBusy}
            onClick={() => void shipping.run({ body: { text, carrier } })}
          >
            {ready ? t('shipOrders', { count: ready }) : t('shipNone')}
          </Button>
        </>
      }
    >
      <RestoredLine isShown={isRestored && text !== ''} onDiscard={discard} />
      <div className="line gap-12 between below-12">
        <p className="small faint">{t('pasteLine')}</p>
        <label className="btn">
          <Upload size={16} aria-hidden />
          {t('chooseFile')}
          <input
            type="file"
            className="visually-hidden"
            accept=".csv,.tsv,.txt,.xlsx"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void reading.run(file);
              target.value = '';
            }}
          />
        </label>
      </div>
      <div className="paste-columns">
        <div>
          <label className="scan-label" htmlFor={field}>
            {t('yourLines')}{' '}
            <span className="faint num weight-400">{lines ? number.format(lines) : ''}</span>
          </label>
          <Input.TextArea
            id={field}
            className="paste-field"
            value={text}
            spellCheck={false}
            status={isTooMany ? 'error' : ''}
            placeholder={'VT-21377  1Z999AA10123456784'}
            onChange={({ target }) => setText(target.value)}
          />
          {isTooMany && (
            <small className="danger-text" role="alert">
              {t('tooManyLines', { maximum: shipmentLinesMax, count: lines })}
            </small>
          )}
          {isUnsure && (
            <Select
              className="paste-carrier"
              allowClear
              showSearch
              aria-label={t('carrierOfRest')}
              placeholder={t('carrierOfRest')}
              value={carrier || null}
              options={knownCarriers.map(({ name }) => ({ value: name, label: name }))}
              onChange={(chosen) => setCarrier(chosen ?? '')}
            />
          )}
        </div>
        <CheckedLines
          checked={checked}
          isReading={preview.isFetching && !isTooMany}
          failure={preview.error instanceof Error ? preview.error.message : undefined}
          onUse={(written, nearest) => setText(replaceNumber(text, written, nearest))}
        />
      </div>
      {checked && <PasteNotes checked={checked} />}
    </Overlay>
  );
}

/** Writes the proposed number where the mistyped one is. */
function replaceNumber(text: string, written: string, nearest: string): string {
  const digits = written.replace(/\D/g, '');
  return text
    .split('\n')
    .map((line) =>
      line.replace(new RegExp(`(?<![\\dA-Za-z])(?:VT-?)?${digits}(?!\\d)`, 'i'), nearest),
    )
    .join('\n');
}
