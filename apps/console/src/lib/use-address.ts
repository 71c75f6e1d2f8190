import { useLocation, useSearchParams } from 'react-router';
import { readCurrentQuery } from './address.rules.ts';

/**
 * Filters that live in the address, so that they survive a reload and can be sent: `change` sets the given ones and
 * leaves the rest of the address alone; an empty value takes its name out.
 */
export function useAddress(): {
  read: (name: string) => string;
  change: (values: Readonly<Record<string, string | undefined>>) => void;
} {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  return {
    read: (name) => query.get(name) ?? '',
    change: (values) =>
      setQuery(
        (drawn) => {
          const next = readCurrentQuery(window.location.hash, pathname, drawn);
          for (const [name, value] of Object.entries(values))
            value ? next.set(name, value) : next.delete(name);
          return next;
        },
        { replace: true },
      ),
  };
}
