/** How people call a creator: by the given name, or by the whole name where it is written without a space. */
export const givenName = ({ creatorName, name }: { creatorName: string; name: string }): string =>
  creatorName ? (creatorName.trim().split(/\s+/)[0] ?? creatorName) : name;
