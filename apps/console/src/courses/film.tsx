import type { Lecture } from '@vitrine/contract/courses/course-shapes.ts';
import { languageNames } from '@vitrine/contract/locales.ts';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../lib/i18n.ts';
import { useSettings } from '../lib/settings.ts';
import { readStored, writeStored } from '../lib/stored.ts';
import { coursesTexts } from '../texts/courses.ts';
import { keepProgress } from './use-courses.ts';
import './courses.css';

const speeds = ['0.75', '1', '1.25', '1.5', '2'] as const;
const speedKey = 'filmSpeed';
/** How often the position is kept while a film plays. */
const keptEveryMs = 10_000;
/** A film that was left so close to its end begins anew. */
const endSeconds = 3;

const storedSpeed = () => speeds.find((speed) => speed === readStored(speedKey)) ?? '1';

interface FilmProps {
  lecture: Lecture;
  video: NonNullable<Lecture['video']>;
  /** The film was watched to its end. */
  onEnd: () => void;
  /** Its address has expired, perhaps. */
  onRetry: () => void;
}

/** A film with captions and speed. It goes on where the person stopped, also on another device. */
export function Film({ lecture, video, onEnd, onRetry }: FilmProps) {
  const t = useText(coursesTexts);
  const language = useSettings((settings) => settings.language);
  const player = useRef<HTMLVideoElement>(null);
  const keptAt = useRef(0);
  const [speed, setSpeed] = useState(storedSpeed);
  const [hasFailed, setFailed] = useState(false);
  const { courseId, id, positionSeconds, durationSeconds } = lecture;

  const keep = () => {
    const seconds = player.current?.currentTime ?? 0;
    if (seconds > 0) void keepProgress(courseId, id, seconds);
    keptAt.current = performance.now();
  };
  useEffect(() => {
    const film = player.current;
    // A page that is left does not pause its film.
    const leave = () =>
      film &&
      film.currentTime > 0 &&
      !film.paused &&
      void keepProgress(courseId, id, film.currentTime);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [courseId, id]);

  const choose = (next: string) => {
    const known = speeds.find((one) => one === next) ?? '1';
    setSpeed(known);
    writeStored(speedKey, known);
    if (player.current) player.current.playbackRate = Number(known);
  };
  return (
    <div className="film stack gap-10">
      {/* biome-ignore lint/a11y/useMediaCaption: captions are a matter of the lecture; all that it has are offered */}
      <video
        ref={player}
        controls
        playsInline
        preload="metadata"
        aria-label={lecture.title}
        onLoadedMetadata={({ currentTarget }) => {
          setFailed(false);
          currentTarget.playbackRate = Number(speed);
          if (positionSeconds > 0 && positionSeconds < durationSeconds - endSeconds)
            currentTarget.currentTime = positionSeconds;
        }}
        onTimeUpdate={({ currentTarget }) => {
          if (!currentTarget.paused && performance.now() - keptAt.current > keptEveryMs) keep();
        }}
        onPause={keep}
        onEnded={onEnd}
        onError={() => setFailed(true)}
        src={video.url}
      >
        {video.captions.map((captions) => (
          <track
            key={captions.language}
            kind="captions"
            src={captions.url}
            srcLang={captions.language}
            label={languageNames[captions.language]}
            default={captions.language === language}
          />
        ))}
      </video>
      {hasFailed && (
        <p className="danger-text" role="alert">
          {t('videoFailed')}{' '}
          <button type="button" className="link" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      )}
      <label className="film-speed line muted small">
        {t('speed')}
        <select value={speed} onChange={({ target }) => choose(target.value)}>
          {speeds.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
