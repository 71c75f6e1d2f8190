import { z } from 'zod';
import { Refusal } from '../bank-rows.ts';
import { Outage } from '../faults.ts';

/** An answer of Stripe that is an error. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal';
  readonly status: number;
  readonly body: {
    error: { type: string; code?: string | undefined; message: string; param?: string };
  };

  constructor(
    status: number,
    message: string,
    {
      type = 'invalid_request_error',
      code,
      param,
    }: { type?: string; code?: string | undefined; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = {
      error: { type, message, ...(code && { code }), ...(param && { param }) },
    };
  }
}

export const reportMissing = (
  what: string,
  id: string,
  status = 404,
  param = 'id',
): StripeRefusal =>
  new StripeRefusal(status, `No such ${what}: '${id}'`, { code: 'resource_missing', param });

export const reportNoAccess = (account: string): StripeRefusal =>
  new StripeRefusal(
    403,
    `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
    { code: 'account_invalid' },
  );

export const reportOtherParameters = (): StripeRefusal =>
  new StripeRefusal(
    400,
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    { type: 'idempotency_error' },
  );

/** A parameter that is refused before anything is carried out: the key of the call is still free. */
export class ParameterRefusal extends StripeRefusal {
  override name = 'ParameterRefusal';
}

/** The refusals of the bank as Stripe's errors. */
const ofBank: Readonly<Record<string, () => StripeRefusal>> = {
  key_reused: reportOtherParameters,
  not_captured: () =>
    new StripeRefusal(400, 'This PaymentIntent does not have a successful charge to refund.', {
      code: 'payment_intent_unexpected_state',
    }),
  balance_insufficient: () =>
    new StripeRefusal(400, 'You have insufficient available funds in your Stripe account.', {
      code: 'balance_insufficient',
    }),
  transaction_disputed: () =>
    new StripeRefusal(400, 'Charge has been charged back; cannot issue a refund.', {
      code: 'charge_disputed',
    }),
  dispute_state: () =>
    new StripeRefusal(400, 'This dispute is already closed, or its evidence was submitted.'),
  too_much: () =>
    new StripeRefusal(400, 'Refund amount is greater than unrefunded amount on charge.', {
      param: 'amount',
    }),
};

function ofParameters(error: z.ZodError): ParameterRefusal {
  const [issue] = error.issues;
  const path = issue?.path.map(String) ?? [];
  const param = (names: string[]) =>
    names.map((name, index) => (index ? `[${name}]` : name)).join('');
  if (issue?.code === 'unrecognized_keys') {
    const name = param([...path, issue.keys[0] ?? '']);
    return new ParameterRefusal(400, `Received unknown parameter: ${name}`, {
      code: 'parameter_unknown',
      param: name,
    });
  }
  return new ParameterRefusal(400, `Invalid parameter: ${param(path)}`, { param: param(path) });
}

/** A thrown error as Stripe's error; undefined for anything but a refusal. */
export function toRefusal(error: unknown): StripeRefusal | undefined {
  if (error instanceof StripeRefusal) return error;
  if (error instanceof Outage && error.statusCode === 429)
    return new StripeRefusal(429, 'Request rate limit exceeded.', { code: 'rate_limit' });
  if (error instanceof z.ZodError) return ofParameters(error);
  if (error instanceof Refusal)
    return ofBank[error.code]?.() ?? new StripeRefusal(400, error.code, { code: error.code });
  return undefined;
}
