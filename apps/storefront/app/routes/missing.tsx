import { hostContext } from '../lib/host.ts';
import { notFoundOnPlatform } from '../lib/missing-page.ts';
import type { Route } from './+types/missing.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return notFoundOnPlatform(context.get(hostContext), request);
}

export default function Missing() {
  return null;
}
