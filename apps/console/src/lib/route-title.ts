import { isRouteKey, routeTexts } from '../texts/routes.ts';
import { textOf, useText } from './i18n.ts';

/** The title of a route in the person's language; a title that is no text key is shown as stored. */
export function routeTitle(title: string): string {
  return isRouteKey(title) ? textOf(routeTexts, title) : title;
}

/** The same for components, so that they follow a language switch. */
export function useRouteTitle(): (title: string) => string {
  const t = useText(routeTexts);
  return (title) => (isRouteKey(title) ? t(title) : title);
}
