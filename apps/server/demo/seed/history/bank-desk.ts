import type { Sandbox } from '@vitrine/sandbox-bank';
import type { App } from '#server/app.ts';

/** Presses buttons on the sandbox's pages as people do, and waits until the bank's event has arrived and had its effect. */
export interface BankDesk {
  decide(pageUrl: string, decision: string, more?: Record<string, string>): Promise<void>;
  /** Lets every event take effect that is under way. */
  settle(): Promise<void>;
}

export function createBankDesk(app: App, sandbox: Sandbox): BankDesk {
  async function settle(): Promise<void> {
    await sandbox.bank.delivery.settle();
    await app.outbox.drain(app.platform);
  }
  return {
    settle,
    async decide(pageUrl, decision, more = {}) {
      const answer = await fetch(pageUrl, {
        method: 'POST',
        body: new URLSearchParams({ decision, card: '4242', ...more }),
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      if (answer.status >= 400) throw new Error(`The sandbox's page answered ${answer.status}`);
      await settle();
    },
  };
}
