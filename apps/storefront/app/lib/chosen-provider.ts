/** The way to pay that was chosen in a form; nothing where there was only one. */
export function readChosenProvider(form: FormData): { provider?: string } {
  const provider = form.get('provider');
  return typeof provider === 'string' && provider ? { provider } : {};
}
