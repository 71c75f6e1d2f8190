import { createContext, type ReactNode, useContext } from 'react';
import type { LegalPage } from './legal-dialog.tsx';

/** Opens terms or privacy over a form; given by the frame around the forms. */
export const LegalContext = createContext<(page: LegalPage) => void>(() => undefined);

const pages: readonly LegalPage[] = ['terms', 'privacy'];

/** A sentence with `[…]` round what leads to the terms and then to the privacy policy, in the order of the language. */
export function LegalSentence({ text }: { text: string }): ReactNode {
  const open = useContext(LegalContext);
  return text.split(/\[(.+?)\]/).map((part, at) => {
    const page = at % 2 ? pages[(at - 1) / 2] : undefined;
    if (!page) return part;
    return (
      <button key={page} type="button" className="link" onClick={() => open(page)}>
        {part}
      </button>
    );
  });
}
