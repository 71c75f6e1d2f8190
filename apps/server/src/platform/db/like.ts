/** A text as LIKE and ILIKE look for it literally, whatever signs it has. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The pattern of texts that contain another, anywhere or only at one end. */
export const containing = (
  text: string,
  place: 'anywhere' | 'start' | 'end' = 'anywhere',
): string => `${place === 'start' ? '' : '%'}${escapeLike(text)}${place === 'end' ? '' : '%'}`;
