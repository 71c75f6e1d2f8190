import { linkPayoutAccount } from '@vitrine/contract/shop/payouts.ts';
import { useState } from 'react';
import { proofRefusals } from '../../admin/account/proof-form.tsx';
import { type GivenProof, needsProof } from '../../admin/account/proof-step.tsx';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { app } from '../../lib/app.ts';
import { intents } from '../../lib/intents.ts';
import { usePageReturn } from '../../lib/use-page-return.ts';

interface Linking {
  /** Nobody has proved of late who is there. */
  onAsk: () => void;
  onProved: () => void;
}

/** Goes to the provider's page where a payment account is linked, after a proof where none was given of late. */
export function useLinking({ onAsk, onProved }: Linking) {
  const [isOpening, setOpening] = useState(false);
  // A repeated click or a lost answer leads to the same page of the provider; another account is another link.
  const begin = (proof: GivenProof) =>
    intents.once('link', app, (idempotencyKey) =>
      api.call(linkPayoutAccount, { body: { face: app, ...proof } }, { idempotencyKey, expectedFailures: proofRefusals }),
    );
  const leave = (linkUrl: string) => {
    setOpening(true);
    window.location.assign(linkUrl);
  };
  const opening = useApiMutation(() => begin({}), {
    onSuccess: ({ linkUrl }) => leave(linkUrl),
    onFailure: (failure) => needsProof(failure) && onAsk(),
  });
  const prove = async (proof: GivenProof) => {
    const { linkUrl } = await begin(proof);
    onProved();
    leave(linkUrl);
  };
  usePageReturn(() => setOpening(false));
  return { isOpening: isOpening || opening.isBusy, open: () => opening.run(), prove };
}
