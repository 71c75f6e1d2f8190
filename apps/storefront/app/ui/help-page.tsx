import type { ReactNode } from 'react';
import type { HelpRefusal } from '../lib/help-form.ts';
import { FormError } from './form-error.tsx';
import { type FrameProps, PlainHead, StoreFoot } from './store-frame.tsx';

/** A narrow page with one task, in the frame of its store. */
export function HelpPage({
  title,
  children,
  ...frame
}: FrameProps & { title: string; children: ReactNode }) {
  const { store, paths, texts } = frame;
  return (
    <>
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <main className="wrap plain-page find-page">
        <h1>{title}</h1>
        {children}
      </main>
      <StoreFoot {...frame} />
    </>
  );
}

interface HelpFormProps {
  action: string;
  refusal: HelpRefusal;
  submit: string;
  hint: string;
  /** The fields. */
  children: ReactNode;
}

/** Fields, a line about them and a button; the server checks them, in the page's language. */
export function HelpForm({
  action,
  refusal: { errors, message },
  submit,
  hint,
  children,
}: HelpFormProps) {
  return (
    <form method="post" action={action} noValidate>
      <FormError message={message} isFirst={Object.keys(errors).length === 0} />
      <div className="fg columns gap-10">{children}</div>
      <p className="muted small">{hint}</p>
      <button className="btn pri" type="submit">
        {submit}
      </button>
    </form>
  );
}
