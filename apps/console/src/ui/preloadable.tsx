import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

/**
 * A page whose code can be fetched ahead with `load`, and which is drawn at once when it is there. `lazy` alone would show the
 * fallback first, and React holds back what follows a fallback until 300 ms are over, so that pages do not flicker.
 */
export function preloadable<Props extends object>(
  fetchPage: () => Promise<{ default: ComponentType<Props> }>,
) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const page = await fetchPage();
    loaded = page.default;
    return page;
  };
  const Later = lazy<ComponentType<Props>>(load);
  function Page(props: Props) {
    // The same one for as long as it is mounted.
    const [Component] = useState<ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>>(
      () => loaded ?? Later,
    );
    return <Component {...props} />;
  }
  return Object.assign(Page, { load, isLoaded: () => loaded !== undefined });
}
