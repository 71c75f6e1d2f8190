/**
 * sharp, loaded with the first picture that is decoded or drawn, because a server that sends only text does not need its 20 MB
 * of memory.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  return sharp;
}
