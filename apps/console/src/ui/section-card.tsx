import { type ReactNode, useId } from 'react';
import './section-card.css';

/** A card with its title, a line or control beside it, and the content; the same for desk and phone. */
export function SectionCard({
  title,
  beside,
  children,
}: {
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="card section-card" aria-labelledby={id}>
      <header className="cluster gap-12 between">
        <h2 className="h2" id={id}>
          {title}
        </h2>
        {beside}
      </header>
      {children}
    </section>
  );
}
