import type { SandboxLink, SandboxPayment, SandboxPayout } from './sandbox.types.ts';

/** The bank's rows as returned over HTTP: with the addresses of their pages, without the internal marks of the request. */
export function createDescribe(publicUrl: () => string) {
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
  };
}

export type Describe = ReturnType<typeof createDescribe>;
