import { inArray } from 'drizzle-orm';
import { addDepartment } from '#admin/departments/index.ts';
import { accounts } from '#admin/identity/identity.tables.ts';
import { type Ctx, inTx, type Platform } from '#platform/context.ts';
import { asOperator } from './history/seeded-store.ts';

interface Department {
  name: string;
  code: string;
  /** User names of the operators who belong to it. */
  users?: readonly string[];
  below?: readonly Department[];
}

const company: Department = {
  name: 'Vitrine',
  code: 'vitrine',
  users: ['root'],
  below: [
    {
      name: 'Operations',
      code: 'operations',
      users: ['admin'],
      below: [
        { name: 'Orders and returns', code: 'orders' },
        { name: 'Reviews and courses', code: 'content' },
      ],
    },
    { name: 'Finance', code: 'finance' },
    { name: 'Support', code: 'support', users: ['guest'] },
  ],
};

async function addWithAllBelow(
  ctx: Ctx,
  { name, code, users = [], below = [] }: Department,
  parentId: string,
  sort: number,
) {
  const deptId = await addDepartment(ctx, { name, code, parentId, sort });
  if (users.length)
    await ctx.db
      .update(accounts)
      .set({ deptId })
      .where(inArray(accounts.username, [...users]));
  for (const [at, one] of below.entries()) await addWithAllBelow(ctx, one, deptId, at + 1);
}

/** The departments of the platform's operators. */
export async function seedDepartments(platform: Platform): Promise<void> {
  await inTx(await asOperator(platform), (tx) => addWithAllBelow(tx, company, '0', 1));
}
