import { readConfig, writeConfig } from '#admin/configs/index.ts';
import type { Ctx } from '#platform/context.ts';
import type { PayingAccount } from './write-bank-file.ts';

/** The platform's own account, from which bank files pay; null while operators have not entered it. */
export async function readPayer(ctx: Ctx): Promise<PayingAccount | null> {
  const name = await readConfig(ctx, 'payout.payerName');
  const iban = await readConfig(ctx, 'payout.payerIban');
  const bic = await readConfig(ctx, 'payout.payerBic');
  return name && iban ? { name, iban, bic: bic || null } : null;
}

export async function writePayer(ctx: Ctx, payer: PayingAccount | null): Promise<void> {
  await writeConfig(ctx, 'payout.payerName', payer?.name ?? '');
  await writeConfig(ctx, 'payout.payerIban', payer?.iban ?? '');
  await writeConfig(ctx, 'payout.payerBic', payer?.bic ?? '');
}
