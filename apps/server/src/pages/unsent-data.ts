/** The parts of a route of React Router's build that are changed here. */
interface BuiltRoute {
  module: { loader?: (input: never) => unknown; default?: unknown };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value of React Router's `data()`: data with a status and headers. */
const isWithInit = (value: Record<string, unknown>): boolean =>
  value['type'] === 'DataWithResponseInit';

const asFunction = (data: unknown): unknown =>
  isObject(data) && Object.getPrototypeOf(data) === Object.prototype
    ? Object.defineProperties(() => undefined, Object.getOwnPropertyDescriptors(data))
    : data;

function hide(result: unknown): unknown {
  if (!isObject(result) || !isWithInit(result)) return asFunction(result);
  result['data'] = asFunction(result['data']);
  return result;
}

/**
 * React Router encodes the data of each page for a browser that takes the page over, and ours take over none: that was a tenth of the
 * time of a page. It has no setting for this, but does not look into functions, so that the data become the properties of one. Pages
 * read, spread and destructure them as before.
 */
export function withUnsentData<Build extends { routes: Record<string, BuiltRoute | undefined> }>(
  build: Build,
): Build {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    // Without a page, as for a feed, the data are the answer.
    if (!route?.module.default || !loader) return [id, route];
    const load = async (input: never) => hide(await loader(input));
    return [id, { ...route, module: { ...route.module, loader: load } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
