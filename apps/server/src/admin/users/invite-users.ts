import { mailPasswordLink } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { defineEvent } from '#platform/events.ts';

/** Users need a first or a new password. */
export const usersInvited = defineEvent<{ accountIds: readonly string[]; isReset?: boolean }>(
  'users.invited',
);

/** Mails each of them a link to set it. */
export async function inviteUsers(
  ctx: Ctx,
  { accountIds, isReset = false }: { accountIds: readonly string[]; isReset?: boolean },
): Promise<void> {
  for (const id of accountIds)
    await mailPasswordLink(ctx, id, isReset ? 'password-link' : 'invitation');
}
