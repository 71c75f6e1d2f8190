import type { ComponentProps } from 'react';
import { SearchedSelect } from '../../ui/searched-select.tsx';
import { PercentOverlay } from './percent-overlay.tsx';

/** The percentages of categories at the desk, where a category is found by typing. */
export default function DeskPercentOverlay(
  props: Omit<ComponentProps<typeof PercentOverlay>, 'Choice'>,
) {
  return <PercentOverlay {...props} Choice={SearchedSelect} />;
}
