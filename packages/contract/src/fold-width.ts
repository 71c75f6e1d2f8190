/**
 * Letters, digits and signs of full width as those of a Latin keyboard, and every dash as a hyphen: Chinese and Japanese
 * keyboards type them in postcodes, telephone numbers and amounts.
 */
export const foldWidth = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .replaceAll(/[−‐‑‒–—]/g, '-');
