import { z } from 'zod';
import { blockText, lineText } from '../shapes.ts';

/** How a store introduces its owner, as the owner and the buyers read it. */
export const storeContact = {
  /** The creator's name: "Luna's picks". If it is empty, buyers read the store's name. */
  creatorName: z.string(),
  bio: z.string(),
};

/** The same fields as the owner changes them. */
export const storeContactChanges = {
  creatorName: lineText(60).optional(),
  bio: blockText(300).optional(),
};
