import path from 'node:path';

/** The search path of a command that calls what is installed in the project, or in a copy of it. */
export const toolPath = (folder) =>
  `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`;
