import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { blockText } from '../shapes.ts';

export const getDemoText = endpoint({
  name: 'demo.getText',
  method: 'GET',
  path: '/api/v1/demo/text',
  permission: 'demo:text:query',
  summary:
    'The text of the page of the editor, as sanitised HTML; empty before it was first saved.',
  reply: z.object({ content: z.string() }),
});

export const demoTextMax = 20_000;

export const saveDemoText = endpoint({
  name: 'demo.saveText',
  method: 'PUT',
  path: '/api/v1/demo/text',
  permission: 'demo:text:edit',
  summary:
    'Saves the text of the page of the editor and answers it as it is stored: only formatting of a text is left.',
  body: z.strictObject({ content: blockText(demoTextMax) }),
  reply: z.object({ content: z.string() }),
});

/** The longest text that a client may send to others over the websocket. */
export const demoMessageMax = 500;

/** A text of one user to another, at `/user/queue/greeting`. */
export const demoGreetingShape = z.object({ sender: z.string(), content: z.string() });

export const listDemoReceivers = endpoint({
  name: 'demo.receivers',
  method: 'GET',
  path: '/api/v1/demo/receivers',
  permission: 'demo:message:send',
  summary:
    'Operators to whom a text can be sent over the websocket, at `/app/sendToUser/{value}`; it arrives at `/user/queue/greeting`. A text to `/app/sendToAll` arrives at `/topic/notice`.',
  reply: z.array(z.object({ value: z.string(), label: z.string() })),
});
