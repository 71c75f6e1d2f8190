import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';

/** Metadata of a route of the menu. */
const routeMetaShape = z.object({
  /** In the caller's language. */
  title: z.string(),
  /** The name of a built-in menu, which is a text key of the console, or a custom title in the caller's language. */
  titleKey: z.string(),
  /** A lucide icon name; empty for none. */
  icon: z.string(),
  hidden: z.boolean(),
  keepAlive: z.boolean().optional(),
  alwaysShow: z.boolean(),
  params: z.record(z.string(), z.string()).nullable(),
});

/** One node of the role's route tree. A path with a leading slash is absolute at every level. */
export interface MenuRoute {
  path: string;
  /** `Layout` for catalogues, `folder/page` for pages, null for external links. */
  component: string | null;
  redirect: string | null;
  name: string;
  meta: z.infer<typeof routeMetaShape>;
  children: MenuRoute[];
}

const menuRouteShape: z.ZodType<MenuRoute> = z.object({
  path: z.string(),
  component: z.string().nullable(),
  redirect: z.string().nullable(),
  name: z.string(),
  meta: routeMetaShape,
  get children() {
    return z.array(menuRouteShape);
  },
});

export const listMenuRoutes = endpoint({
  name: 'menus.routes',
  method: 'GET',
  path: '/api/v1/menus/routes',
  permission: 'account:self:use',
  summary: "The route tree of the caller's roles, from which the console builds its menu.",
  reply: z.array(menuRouteShape),
});

nameSchemas({ RouteMeta: routeMetaShape, MenuRoute: menuRouteShape });
