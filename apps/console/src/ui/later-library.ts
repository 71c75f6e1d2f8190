import { create } from 'zustand';
import { awaitRelease } from '../lib/await-release.ts';
import { withLocale } from './antd-locale.ts';

/**
 * A part of the component library that replaces a plain one on all pages once it is loaded. A control that is exchanged while it is
 * pressed gets no click.
 */
export function createLaterLibrary<Part>(fetchPart: () => Promise<Part>) {
  const useLoaded = create<{ part: Part | undefined }>(() => ({ part: undefined }));
  return {
    usePart: (): Part | undefined => useLoaded(({ part }) => part),
    load: async (): Promise<void> => {
      if (useLoaded.getState().part) return;
      const part = await withLocale(fetchPart());
      await awaitRelease();
      useLoaded.setState({ part });
    },
  };
}
