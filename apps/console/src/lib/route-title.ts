import { routeTexts } from '../texts/routes.ts';
import { hasText, useText } from './i18n.ts';

/** Gives the title of a route in the person's language, also after a switch; a title that is no text key is shown as stored. */
export function useRouteTitle(): (title: string) => string {
  const t = useText(routeTexts);
  return (title) => (hasText(routeTexts, title) ? t(title) : title);
}
