import type { Lecture } from '@vitrine/contract/courses/course-shapes.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { readingPositionOf, scrollToPosition } from './reading-position.rules.ts';
import { keepProgress } from './use-courses.ts';

const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Opens an article where the person stopped reading, also on another device: its position is in seconds of its reading time. */
export function useReadingPosition(text: RefObject<HTMLElement | null>, lecture: Lecture): void {
  const { kind, courseId, id, durationSeconds } = lecture;
  // A change of the stored position must not move a text that is being read.
  const position = useRef(lecture.positionSeconds);
  useLayoutEffect(() => {
    const element = text.current;
    if (kind !== 'article' || !element || durationSeconds <= 0) return;
    const address = window.location.href;
    let kept = position.current;
    let isPlaced = false;
    let isMoved = false;
    const move = () => {
      isMoved = true;
    };
    // Pictures change the height of the text until they are loaded. It is called once before the first paint as well, after the
    // shell has scrolled a new page to its top.
    const observer = new ResizeObserver(() => {
      isPlaced = true;
      if (isMoved || position.current === 0) return;
      window.scrollBy(
        0,
        scrollToPosition(element.getBoundingClientRect(), position.current, durationSeconds),
      );
    });
    observer.observe(element);
    const measure = () => {
      // The shell scrolls the window before a page is placed, and for the next page before this one is gone.
      if (isPlaced && window.location.href === address)
        position.current = readingPositionOf(
          element.getBoundingClientRect(),
          window.innerHeight,
          durationSeconds,
        );
    };
    const leave = () => {
      if (position.current === kept) return;
      kept = position.current;
      void keepProgress(courseId, id, kept);
    };
    const hide = () => document.visibilityState === 'hidden' && leave();
    for (const gesture of gestures) window.addEventListener(gesture, move, { passive: true });
    window.addEventListener('scroll', measure, { passive: true });
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      observer.disconnect();
      for (const gesture of gestures) window.removeEventListener(gesture, move);
      window.removeEventListener('scroll', measure);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [text, kind, courseId, id, durationSeconds]);
}
