import { signInWanted, type WantedAccount } from '#admin/testing/fixtures.ts';
import type { TestPerson } from '#admin/testing.ts';
import type { TestApp, TestAppSettings } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createSampleShop, type SampleGoods } from '../catalogue/testing/sample-shop.ts';
import { type PlacedTestOrder, placePaidTestOrder } from '../orders/testing/placed-orders.ts';
import { createPayShop, type PayShop } from '../payments/testing/pay-shop.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';

type Shop = SampleGoods & { app: TestApp };
type Settings = TestAppSettings & { units?: number };

/** A role to sign in, the options of an owner, or a function of the shop for anybody else, such as a seller of a direct store. */
type Wanted<Base> = WantedAccount | NonNullable<Parameters<typeof createOwner>[1]> | Maker<Base>;
type Maker<Base> = (shop: Base) => unknown;
type Made<One> = One extends (...given: never[]) => infer Result
  ? Awaited<Result>
  : One extends WantedAccount
    ? TestPerson
    : TestOwner;
type People<All> = { [Name in keyof All]: Made<All[Name]> };

function make<Base extends { app: TestApp }>(shop: Base, wanted: Wanted<Base>): unknown {
  if (typeof wanted === 'function') return wanted(shop);
  return typeof wanted === 'string' || 'role' in wanted
    ? signInWanted(shop.app, wanted)
    : createOwner(shop.app, wanted);
}

async function makeAll<Base extends { app: TestApp }, All extends Record<string, Wanted<Base>>>(
  shop: Base,
  wanted: All,
): Promise<People<All>> {
  const people: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(wanted)) people[name] = await make(shop, one);
  return people as People<All>;
}

/** For the top of a test file: the application with the sample goods, and the named owners and others. It is closed after the file's tests. */
export async function withOwner<All extends Record<string, Wanted<Shop>>>(
  wanted: All,
  settings: Settings = {},
): Promise<Shop & People<All>> {
  const shop = await closeAfter(createSampleShop(settings));
  return { ...shop, ...(await makeAll(shop, wanted)) };
}

/** The same with a running bank, whose `shop` places, pays and settles. */
export async function withBank<All extends Record<string, Wanted<PayShop>>>(
  wanted: All,
  environment: Record<string, string> = {},
): Promise<{ shop: PayShop } & Pick<PayShop, 'app' | keyof SampleGoods> & People<All>> {
  const shop = await closeAfter(createPayShop(environment));
  const { app, ctx, sample, mug, lamp, print } = shop;
  return { shop, app, ctx, sample, mug, lamp, print, ...(await makeAll(shop, wanted)) };
}

/** As `withOwner`, with an order of the `owner` that its buyer has paid: one mug unless other lines are chosen. */
export async function withPaidOrder<
  All extends Record<string, Wanted<Shop>> & Record<'owner', Wanted<Shop>>,
>(
  wanted: All,
  {
    lines = ({ mug }) => [{ variantId: mug, quantity: 1 }],
    ...settings
  }: Settings & { lines?: (goods: SampleGoods) => Parameters<typeof placePaidTestOrder>[2] } = {},
): Promise<Shop & People<All> & { order: PlacedTestOrder }> {
  const shop = await withOwner(wanted, settings);
  const { slug } = shop.owner as TestOwner;
  return { ...shop, order: await placePaidTestOrder(shop.app, slug, lines(shop)) };
}
