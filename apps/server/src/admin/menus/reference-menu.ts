import type { RoleCode } from '@vitrine/contract/permissions.ts';

/** A menu that the product brings along. Its name is a text key below `route.`, and its route name as well. */
export interface ReferenceMenu {
  name: string;
  /** A path; a group has one too, for the layout with a menu on top. */
  path: string;
  /** None for a group. */
  component?: string;
  icon: string;
  roles: readonly RoleCode[];
  /** Parameters that the entry passes to its page. */
  params?: Readonly<Record<string, string>>;
  /** What its buttons permit: `module:entity` for all actions of an entity, or one permission. */
  rights?: readonly string[];
  children?: readonly ReferenceMenu[];
}
