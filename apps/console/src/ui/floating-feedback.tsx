import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Feedback, type FeedbackType, notificationGap } from '../lib/feedback.rules.ts';
import { closeFeedback, closeNewestNotification, useFeedback } from '../lib/feedback.ts';
import { useText } from '../lib/i18n.ts';
import { uiTexts } from '../texts/ui.ts';
import { feedbackPlace, moveFeedback } from './plain/feedback-place.ts';
import './floating-feedback.css';

const icons = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
} as const satisfies Record<FeedbackType, unknown>;

function Item({ item }: { item: Feedback }) {
  const t = useText(uiTexts);
  const [isHeld, setHeld] = useState(false);
  const leftMs = useRef(item.durationMs);
  useEffect(() => {
    if (isHeld || item.durationMs === 0) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => closeFeedback(item.id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [item, isHeld]);
  const isToast = item.kind === 'toast';
  const box = useRef<HTMLDivElement>(null);
  // A toast receives no pointer events, so that what it covers can be pressed.
  useEffect(() => {
    if (!isToast) return;
    const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      const rect = box.current?.getBoundingClientRect();
      if (rect) setHeld(x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom);
    };
    window.addEventListener('pointermove', onMove, { passive: true });
    return () => window.removeEventListener('pointermove', onMove);
  }, [isToast]);
  const Icon = icons[item.type];
  const words = (
    <>
      {item.title && <strong>{item.title}</strong>}
      {item.text && <span>{item.text}</span>}
    </>
  );
  return (
    <div
      ref={box}
      className={`feedback line at-top gap-10 ${item.kind} ${item.type} ${isHeld ? 'held' : ''}`}
      role={item.type === 'error' || item.type === 'warning' ? 'alert' : 'status'}
      // Held by a pointer that moves on it: one that it happens to appear under would keep it for ever.
      {...(isToast
        ? {}
        : { onPointerMove: () => setHeld(true), onPointerLeave: () => setHeld(false) })}
    >
      <Icon className="feedback-icon" size={18} strokeWidth={1.75} aria-hidden />
      {item.to ? (
        <a
          className="feedback-words column gap-2 grow inherit anywhere"
          href={`#${item.to}`}
          onClick={() => closeFeedback(item.id)}
        >
          {words}
        </a>
      ) : (
        <div className="feedback-words column gap-2 grow inherit anywhere">{words}</div>
      )}
      {item.kind === 'notification' && (
        <button
          type="button"
          className="feedback-close"
          aria-label={t('close')}
          onClick={() => closeFeedback(item.id)}
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </div>
  );
}

/** Toasts and notifications at their places; drawn without the component library, because the login page uses them too. */
export function FeedbackStacks() {
  const list = useFeedback((state) => state.list);
  return (['top-right', 'bottom-right'] as const).map((position) => (
    <div key={position} className={`feedback-stack ${position}`} style={{ gap: notificationGap }}>
      {list
        .filter((item) => item.position === position)
        .map((item) => (
          <Item key={item.id} item={item} />
        ))}
    </div>
  ));
}

/** What floats over the page, or in the dialog that is open. */
export function FloatingFeedback() {
  useLayoutEffect(moveFeedback, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // One press closes one thing: the dialog below the notification stays.
      if (event.key === 'Escape' && closeNewestNotification()) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return createPortal(<FeedbackStacks />, feedbackPlace());
}
