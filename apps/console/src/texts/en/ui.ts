/** Texts of the shared building blocks. */
export const ui = {
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  qrCode: 'QR code',
  savePicture: 'Save picture',
  open: 'Open',
  restored: 'Your previous input was restored. It is not saved yet.',
  discardRestored: 'Discard',
  retry: 'Try again',
  loadFailed: 'This could not be loaded.',
  loading: 'Loading',
  pageBroke: 'This page stopped working. Reloading it usually helps.',
  reload: 'Reload',
  today: 'Today, {time}',
  yesterday: 'Yesterday, {time}',
  points: '{value} pt',
  cancel: 'Cancel',
  capsLock: 'Caps Lock is on',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;

/** The client's own messages; the English ones are the specification's, literally. */
export const client = {
  warning: 'Warning',
  systemWarning: 'System Warning',
  someError: 'some error',
  systemError: 'System Error',
  error: 'Error',
  unreachable: 'The server cannot be reached. Check the connection and try again.',
  timedOut: 'The server took too long to answer. Try again.',
} as const;
