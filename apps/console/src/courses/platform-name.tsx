import { useDictionary } from '../lib/dictionaries.ts';
import { StatusTag } from '../ui/status-tag.tsx';

/** The platform that a course is about, by its dictionary. */
export function PlatformName({ platform }: { platform: string }) {
  const entry = useDictionary('course_platform').find(({ value }) => value === platform);
  return (
    <StatusTag meaning="moving" hasDot={false}>
      {entry?.label ?? platform}
    </StatusTag>
  );
}
