const hidden = '•••';

/** A text of which the first letter is left; nothing of nothing. */
export const maskText = (text: string): string => (text ? `${[...text][0]}${hidden}` : '');

/** An email address with the first letter of the mailbox only. */
export const maskEmail = (email: string): string => `${maskText(email)}@${hidden}`;
