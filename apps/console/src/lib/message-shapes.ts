import {
  noticeMessageShape,
  notificationMessageShape,
  storeMessageShape,
} from '@vitrine/contract/topics.ts';

/** The shapes of pushed messages: a separate module, because they are fetched after the first page is drawn. */
export const messageShapes = {
  notice: noticeMessageShape,
  notification: notificationMessageShape,
  event: storeMessageShape,
};
