import { installConfigs } from '#admin/configs/index.ts';
import { installDemo } from '#admin/demo/index.ts';
import { installDictionaries } from '#admin/dictionaries/index.ts';
import { maintainPartitions } from '#admin/logs/index.ts';
import { installMenus } from '#admin/menus/index.ts';
import { installRoles } from '#admin/roles/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';

/** Lays down roles, permissions, menus, dictionaries and the partitions of the log: at every start, in one transaction, one process at a time. */
export async function installAdmin(ctx: Ctx): Promise<void> {
  await inTx(ctx, async (tx) => {
    await lockInTx(tx, 'install-admin');
    await installRoles(tx);
    await installMenus(tx);
    await installDictionaries(tx);
    await installConfigs(tx);
    await installDemo(tx);
    await maintainPartitions(tx);
  });
}
