import { useOpenChanges } from './use-changes.ts';

/** Keeps the count beside "What changed" in the menu, whatever page is open. Shows nothing itself. */
export default function OpenChangesBadge() {
  useOpenChanges();
  return null;
}
