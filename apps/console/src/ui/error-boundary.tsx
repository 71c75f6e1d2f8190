import { Component, type ReactNode } from 'react';
import { removeBones } from '../lib/bones.ts';
import { textOf } from '../lib/i18n.ts';
import { uiTexts } from '../texts/ui.ts';
import { ErrorState } from './page-state.tsx';

/** Keeps a page that failed from taking the shell with it; a new `resetKey` tries again. */
export class ErrorBoundary extends Component<
  { children: ReactNode; resetKey?: unknown },
  { error: unknown; key: unknown }
> {
  override state: { error: unknown; key: unknown } = { error: undefined, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(
    props: { resetKey?: unknown },
    state: { error: unknown; key: unknown },
  ) {
    return props.resetKey === state.key ? null : { error: undefined, key: props.resetKey };
  }

  override componentDidCatch() {
    removeBones();
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <ErrorState text={textOf(uiTexts, 'pageBroke')} onRetry={() => window.location.reload()} />
    );
  }
}
