import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { useIntlTag } from './i18n.ts';

/** "1.2 MB", in the person's language. */
export function useBytesText(): (bytes: number) => string {
  const tag = useIntlTag();
  return (bytes) => {
    const [unit, value] =
      bytes < 1_000_000
        ? (['kilobyte', bytes / 1_000] as const)
        : (['megabyte', bytes / 1_000_000] as const);
    return findNumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
  };
}
