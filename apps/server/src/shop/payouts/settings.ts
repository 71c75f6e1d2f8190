import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type Currency, convertMinor, toMoney } from '@vitrine/contract/money.ts';
import type * as operators from '@vitrine/contract/shop/platform-payouts.ts';
import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { readConfigNumber, writeConfig } from '#admin/configs/index.ts';
import type { Ctx, Platform } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { readHoldDays } from '../ledger/index.ts';
import { findRate } from '../markets/index.ts';
import { hasBankTransfers } from '../payments/index.ts';
import { readPayer, writePayer } from './bank-files/payer.ts';
import { roundMinimum } from './minimum.rules.ts';

const readMinimumUsd = async (ctx: Ctx): Promise<bigint> =>
  BigInt(await readConfigNumber(ctx, 'payout.minimumUsCents'));

/** The smallest payout in each of the currencies, at today's rates: one statement however many they are. */
export async function readMinimums(
  ctx: Ctx,
  currencies: Iterable<Currency>,
): Promise<Map<Currency, bigint>> {
  const usdMinor = await readMinimumUsd(ctx);
  const minimums = new Map<Currency, bigint>();
  for (const currency of currencies) {
    // In the currency in which it was set, it is what was set.
    const rate = currency === 'USD' ? undefined : await findRate(ctx, 'USD', currency);
    minimums.set(currency, rate ? roundMinimum(convertMinor(usdMinor, rate), currency) : usdMinor);
  }
  return minimums;
}

/** The smallest payout in a store's currency, at today's rate. */
export async function readMinimum(ctx: Ctx, currency: Currency): Promise<bigint> {
  return (await readMinimums(ctx, [currency])).get(currency) ?? 0n;
}

/** The trial's clock does not exist in production at all. */
export const hasClock = ({ config }: Platform): boolean => config.mode !== 'serve';

export async function describePayoutSettings(
  ctx: Ctx,
): Promise<EndpointReply<typeof operators.readPayoutSettings>> {
  return {
    holdDays: await readHoldDays(ctx),
    minimum: toMoney(await readMinimumUsd(ctx), 'USD'),
    bankTransfers: await hasBankTransfers(ctx),
    payer: await readPayer(ctx),
    hasClock: hasClock(ctx.platform),
  };
}

export async function savePayoutSettings(
  ctx: Ctx,
  body: EndpointInput<typeof operators.savePayoutSettings>['body'],
): Promise<EndpointReply<typeof operators.savePayoutSettings>> {
  await writeConfig(ctx, 'payout.holdDays', String(body.holdDays));
  await writeConfig(ctx, 'payout.minimumUsCents', String(body.minimum.amount));
  return describePayoutSettings(ctx);
}

/** The platform's own account is checked as an owner's is. */
export async function saveBankTransfers(
  ctx: Ctx,
  { isOn, payer }: EndpointInput<typeof operators.saveBankTransfers>['body'],
): Promise<EndpointReply<typeof operators.saveBankTransfers>> {
  const iban = payer && electronicFormatIBAN(payer.iban);
  const bic = payer?.bic?.toUpperCase() || null;
  if (payer && !(iban && isValidIBAN(iban)))
    throw new Failure('invalid-input', { fields: [{ path: 'payer.iban', code: 'format' }] });
  if (bic && !(isValidBIC(bic) && bic.slice(4, 6) === iban?.slice(0, 2)))
    throw new Failure('invalid-input', { fields: [{ path: 'payer.bic', code: 'format' }] });
  await writeConfig(ctx, 'payout.bankTransfers', isOn ? 'on' : 'off');
  await writePayer(ctx, payer && iban ? { name: payer.name, iban, bic } : null);
  return describePayoutSettings(ctx);
}
