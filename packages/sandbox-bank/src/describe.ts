import type { BankRows } from './bank-rows.ts';
import type {
  SandboxDispute,
  SandboxLink,
  SandboxPayment,
  SandboxPayout,
} from './sandbox.types.ts';

/** The bank's rows as returned over HTTP: with the addresses of their pages, without the internal marks of the request. */
export function createDescribe(rows: BankRows, publicUrl: () => string) {
  return {
    payment: ({ bodyHash: _, captured, ...payment }: SandboxPayment) => ({
      ...payment,
      amount: captured ?? payment.amount,
      isLive: false,
      payUrl: `${publicUrl()}/pay/${payment.ref}`,
    }),
    link: ({ bodyHash: _, ...link }: SandboxLink) => ({
      ...link,
      linkUrl: `${publicUrl()}/link/${link.ref}`,
    }),
    payout: ({ bodyHash: _, ...payout }: SandboxPayout) => payout,
    dispute: ({ paymentRef, draft: _, answer: __, via: ___, ...dispute }: SandboxDispute) => {
      const payment = rows.payments.get(paymentRef);
      return {
        ...dispute,
        payment: payment?.key ?? '',
        account: payment?.account ?? null,
        currency: payment?.currency ?? '',
      };
    },
  };
}

export type Describe = ReturnType<typeof createDescribe>;
