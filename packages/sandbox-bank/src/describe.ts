import type { SandboxLink, SandboxPayment, SandboxPayout } from './sandbox.types.ts';

/** The bank's rows as it shows them over HTTP: with the pages for people, without the marks of what was asked. */
export function createDescribe(publicUrl: () => string) {
  return {
    payment: ({ bodyHash: _, ...payment }: SandboxPayment) => ({ ...payment, isLive: false, payUrl: `${publicUrl()}/pay/${payment.ref}` }),
    link: ({ bodyHash: _, ...link }: SandboxLink) => ({ ...link, linkUrl: `${publicUrl()}/link/${link.ref}` }),
    payout: ({ bodyHash: _, ...payout }: SandboxPayout) => payout,
  };
}

export type Describe = ReturnType<typeof createDescribe>;
