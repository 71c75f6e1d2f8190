import { type Profile, updateProfile } from '@vitrine/contract/admin/profile.ts';
import { useAccount } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { readAccountAgain } from './account-queries.ts';

/** Saves, and shows the change on every page: fetching the user info again would clear the staged prices. */
export async function saveProfile({
  gender,
  ...shown
}: {
  nickname?: string;
  avatar?: string;
  gender?: Profile['gender'];
}): Promise<void> {
  await api.call(updateProfile, {
    body: { ...shown, ...(gender === undefined ? {} : { gender }) },
  });
  useAccount.setState(({ user }) => ({ user: user && { ...user, ...shown } }));
  await readAccountAgain();
}
