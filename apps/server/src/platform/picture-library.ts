/**
 * sharp, loaded with the first picture that is read or drawn: a server that has only text to answer does without its 20 MB
 * of memory.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  return sharp;
}
