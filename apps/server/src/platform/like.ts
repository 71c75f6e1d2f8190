/** A text as LIKE and ILIKE look for it literally, whatever signs it has. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The pattern of texts that contain another. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;
