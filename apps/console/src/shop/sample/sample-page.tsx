import { Form } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTyped } from '../../lib/form-drafts.ts';
import { useText } from '../../lib/i18n.ts';
import { countryOf, useMarket } from '../../lib/market.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { sampleTexts } from '../../texts/sample.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PayDialog } from '../payments/pay-dialog.tsx';
import { type AddressFields, mergeFilledFields, refusedParts } from './sample-address.rules.ts';
import { SampleAddress } from './sample-address.tsx';
import { addLine, type SampleLine } from './sample-lines.rules.ts';
import { SamplePicker } from './sample-picker.tsx';
import { SampleSide } from './sample-side.tsx';
import { useOwnOrder } from './use-own-order.ts';
import './sample.css';

/** An owner orders for himself at platform price: things, address, shipping, and the same payment as for any order. */
export default function SamplePage() {
  const t = useText(sampleTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [form] = Form.useForm<AddressFields>();
  const chosen = useTyped<readonly SampleLine[]>('own-order', []);
  const { value: lines, type: setLines } = chosen;
  const addressDraft = useRef<{ forget: () => void }>(undefined);
  const [country, setCountry] = useState<string>();
  const [paying, setPaying] = useState<readonly string[]>([]);
  const store = useOwnStore();
  const ownCountry = useMarket((market) => store.data && countryOf(market, store.data.country));
  const countryCode = country ?? ownCountry;
  const address = Form.useWatch([], form);
  const order = useOwnOrder(lines, countryCode, address, (failure) =>
    form.setFields(
      refusedParts(failure).map(({ part, message }) => ({ name: part, errors: [message] })),
    ),
  );
  const submit = async (fields: AddressFields) => {
    const placed = await order.place(mergeFilledFields(fields));
    if (!placed) return;
    setLines([]);
    addressDraft.current?.forget();
    setPaying([placed.orderId]);
  };
  return (
    <>
      <PageHead title={t('title')} line={t('line')} />
      <div className="sample-page">
        <div className="sample-form">
          <SamplePicker
            initialId={query.get('product') ?? undefined}
            onAdd={(line) => setLines(addLine(lines, line))}
          />
          <SampleAddress
            form={form}
            onDraft={(own) => {
              addressDraft.current = own;
            }}
            countryCode={countryCode}
            onCountry={setCountry}
            needs={order.shown?.address}
            onSubmit={(fields) => void submit(fields)}
          />
        </div>
        <SampleSide lines={lines} order={order} onChange={setLines} onPlace={() => form.submit()} />
      </div>
      <PayDialog
        orderIds={paying}
        onClose={() => {
          setPaying([]);
          void navigate('/order');
        }}
      />
    </>
  );
}
