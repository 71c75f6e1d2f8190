import type { ReferenceMenu } from './reference-menu.ts';

const roles = ['ROOT', 'ADMIN', 'GUEST'] as const;

/** A page `/demo/<path>` with the component `demo/<path>`, if no other is named. */
const page = (
  name: string,
  path: string,
  icon: string,
  more: Partial<ReferenceMenu> = {},
): ReferenceMenu => ({
  name,
  path: `/demo/${path}`,
  component: `demo/${path}`,
  icon,
  roles,
  ...more,
});
const group = (
  name: string,
  path: string,
  icon: string,
  children: readonly ReferenceMenu[],
): ReferenceMenu => ({
  name,
  path: `/demo${path}`,
  icon,
  roles,
  children,
});

/** The menu of the demo pages, which is there only where they are turned on. */
export const demoMenu = group('demo', '', 'component', [
  page('demoApi', 'api', 'book-open'),
  page('demoCrud', 'crud', 'list-tree', { rights: ['demo:item'] }),
  page('demoLists', 'lists', 'clipboard-list'),
  page('demoTableSelect', 'table-select', 'users'),
  page('demoUpload', 'upload', 'upload', { rights: ['demo:file'] }),
  page('demoSignature', 'signature', 'scroll-text'),
  page('demoRichText', 'rich-text', 'file-text', { rights: ['demo:text'] }),
  page('demoDictionary', 'dictionary', 'book-a'),
  page('demoIconSelect', 'icon-select', 'palette'),
  page('demoIcons', 'icons', 'image'),
  page('demoSocket', 'socket', 'plug', { rights: ['demo:message'] }),
  group('demoLevel1', '/level-1', 'network', [
    group('demoLevel2', '/level-1/level-2', '', [
      page('demoLevel31', 'level-1/level-2/level-3-1', '', { component: 'demo/level' }),
      page('demoLevel32', 'level-1/level-2/level-3-2', '', { component: 'demo/level' }),
    ]),
  ]),
  group('demoParams', '/params', 'link-2', [
    page('demoParam1', 'params/1', '', { component: 'demo/params', params: { type: '1' } }),
    page('demoParam2', 'params/2', '', { component: 'demo/params', params: { type: '2' } }),
  ]),
  page('demoDocument', 'document', 'globe'),
  group('demoErrors', '/errors', 'circle-help', [
    page('demo401', 'errors/401', '', { component: 'demo/no-access' }),
    // A page that is missing on purpose: an unknown component shows the 404 page.
    page('demo404', 'errors/404', '', { component: 'demo/missing' }),
  ]),
]);
