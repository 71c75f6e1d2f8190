import { notFoundPage } from '../lib/store-page.ts';

export function loader() {
  notFoundPage();
}

export default function Missing() {
  return null;
}
