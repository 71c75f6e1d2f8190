import { type AccountPurpose, linkPayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { proofRefusals } from '../../admin/account/proof-form.tsx';
import { type GivenProof, needsProof } from '../../admin/account/proof-step.tsx';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { app } from '../../lib/app.ts';

interface Linking {
  provider: string | undefined;
  /** Without it what the mode of the store needs. */
  purpose?: AccountPurpose | undefined;
  /** There is no recent proof of identity. */
  onAsk: () => void;
  onProved: () => void;
}

/** Goes to the provider's page where a payment account is linked, after a proof where none was given of late. */
export function useLinking({ provider, purpose, onAsk, onProved }: Linking) {
  const linking = useApiMutation(linkPayoutAccount, {
    // A repeated click or a lost answer leads to the same page of the provider; another account is another link.
    intentOf: () => `${app} ${provider ?? ''} ${purpose ?? ''}`,
    expectedFailures: proofRefusals,
    isLeaving: true,
    onSuccess: ({ linkUrl }, { body }) => {
      if (body.password ?? body.code) onProved();
      window.location.assign(linkUrl);
    },
    onFailure: (failure) => needsProof(failure) && onAsk(),
  });
  const argsOf = (proof: GivenProof) => ({
    body: { app, ...(provider && { provider }), ...(purpose && { purpose }), ...proof },
  });
  return {
    isOpening: linking.isBusy,
    open: () => linking.run(argsOf({})),
    prove: (proof: GivenProof) => linking.attempt(argsOf(proof)),
  };
}
