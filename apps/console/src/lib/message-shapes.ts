import {
  noticeMessageShape,
  notificationMessageShape,
  storeMessageShape,
} from '@vitrine/contract/topics.ts';

/** The shapes of pushed messages: a separate module, because they are fetched with the first message, after a page is drawn. */
export const messageShapes = {
  notice: noticeMessageShape,
  notification: notificationMessageShape,
  event: storeMessageShape,
};
