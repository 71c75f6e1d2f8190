import { describeRealProvider, listGiven } from '../proofs/real-providers.ts';

/**
 * `npm run prove:providers`: the conformance suite against the providers' own test accounts, whose keys are in the environment. At a
 * terminal a person decides on the providers' pages; otherwise those cases are skipped.
 */
try {
  const given = listGiven(process.env);
  if (!given.length)
    process.stdout.write(
      'No test keys are in the environment (STRIPE_SECRET_KEY=sk_test_…, or PAYPAL_MODE=test with PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_MERCHANT_ID), so nothing was tried against the providers themselves.\n',
    );
  for (const name of given) describeRealProvider(name, process.env);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
