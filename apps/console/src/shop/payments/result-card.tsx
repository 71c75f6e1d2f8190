import { Check, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SkeletonLine } from '../../ui/skeletons.tsx';
import './payments.css';

const marks = {
  good: <Check size={32} aria-hidden />,
  bad: <X size={32} aria-hidden />,
  wait: <Clock size={32} aria-hidden />,
};

interface ResultCardProps {
  tone: keyof typeof marks;
  title: string;
  line?: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
}

/** How something at a payment provider ended: a mark, a sentence, what to do now. */
export function ResultCard({ tone, title, line, children, actions }: ResultCardProps) {
  return (
    <section className="card result-page" aria-live="polite">
      <span className={`result-mark ${tone}`}>{marks[tone]}</span>
      <h1 className="h1 above-8">{title}</h1>
      {line && <p>{line}</p>}
      {children}
      <div className="result-actions">{actions}</div>
    </section>
  );
}

export function ResultSkeleton() {
  return (
    <section className="card result-page" aria-busy="true">
      <span className="result-mark" />
      <SkeletonLine width={220} height={24} />
      <SkeletonLine width={300} />
    </section>
  );
}
