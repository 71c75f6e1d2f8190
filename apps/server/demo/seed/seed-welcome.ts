import { writeConfig } from '#admin/configs/index.ts';
import { type Platform, systemContext } from '#platform/context.ts';
import { dismissWelcome } from '#shop/promotions/index.ts';
import { readSeededStores } from './history/seeded-store.ts';

/** The chat of the welcome message, which all owners have read but the one of the last store. */
export async function seedWelcome(platform: Platform): Promise<void> {
  const ctx = systemContext(platform);
  await writeConfig(ctx, 'welcome.chatUrl', 'https://chat.vitrine.example/new-owners');
  for (const { owner } of (await readSeededStores(platform)).slice(0, -1))
    await dismissWelcome({ ...ctx, caller: owner });
}
