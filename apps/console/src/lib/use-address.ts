import { useLocation, useSearchParams } from 'react-router';
import { readCurrentQuery } from './address.rules.ts';

interface Address {
  query: URLSearchParams;
  read: (name: string) => string;
  /** Sets these values and leaves the rest of the address alone; an empty value takes its name out. */
  change: (values: Readonly<Record<string, string | undefined>>) => void;
  /** Writes the whole query from the one that the address has now. */
  update: (write: (current: URLSearchParams) => URLSearchParams) => void;
}

/** Filters that live in the address, so that they survive a reload and can be sent. */
export function useAddress(): Address {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const update: Address['update'] = (write) =>
    setQuery((drawn) => write(readCurrentQuery(window.location.hash, pathname, drawn)), {
      replace: true,
    });
  return {
    query,
    read: (name) => query.get(name) ?? '',
    change: (values) =>
      update((current) => {
        for (const [name, value] of Object.entries(values))
          value ? current.set(name, value) : current.delete(name);
        return current;
      }),
    update,
  };
}
