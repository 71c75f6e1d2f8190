import type { Quote } from '@vitrine/contract/shop/quotes.ts';
import { useId } from 'react';
import { useText } from '../../lib/i18n.ts';
import { AddressFormFields } from '../../shop/own-orders/address-fields.tsx';
import type { AddressFields } from '../../shop/own-orders/own-order-address.rules.ts';
import { useAddressForm } from '../../shop/own-orders/use-address-form.ts';
import { ownOrderTexts } from '../../texts/own-orders.ts';
import { storeTexts } from '../../texts/stores.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';

interface AddressProps {
  countryCode: string;
  needs: Quote['address'] | undefined;
  address: AddressFields | undefined;
  /** Errors from the server, by field. */
  refused: Partial<Record<keyof AddressFields, string>>;
  onCountry: (code: string) => void;
  onSave: (address: AddressFields) => void;
  onClose: () => void;
}

/** Where the order is sent. */
export function AddressSheet(props: AddressProps) {
  const { countryCode, needs, address, refused, onCountry, onSave, onClose } = props;
  const t = useText(ownOrderTexts);
  const tStore = useText(storeTexts);
  const id = useId();
  const form = useAddressForm(address);
  const submit = () => {
    const complete = form.complete(countryCode, needs);
    if (!complete) return;
    onSave(complete);
    form.forget();
  };
  return (
    <Overlay
      onClose={onClose}
      title={t('address')}
      className="m-tall"
      action={{ label: tStore('save'), formId: id }}
    >
      <AddressFormFields
        id={id}
        form={form}
        countryCode={countryCode}
        needs={needs}
        refused={refused}
        onCountry={onCountry}
        onSubmit={submit}
      />
    </Overlay>
  );
}
