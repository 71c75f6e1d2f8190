import { suggestEmail } from '@vitrine/contract/shop/email-hint.ts';
import type { Route } from './+types/email-hint.ts';

const lengthMax = 254;

/** The address that was probably meant, for the script of a form; it is in the body, so that no log contains it. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const suggestion = suggestEmail(
    String(form.get('email') ?? '')
      .trim()
      .slice(0, lengthMax),
  );
  return new Response(suggestion ?? '', {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** There is nothing to look at. */
export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } });
