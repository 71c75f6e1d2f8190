import { useSearchParams } from 'react-router';

/** The part of the account's page that emails lead to as well. */
export const dataSection = '/profile?section=data';

export const useIsDataSection = (): boolean => useSearchParams()[0].get('section') === 'data';
