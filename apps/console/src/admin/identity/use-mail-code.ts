interface MailCodeOptions {
  /** Marks what is missing; answers whether the call makes sense. */
  check: () => boolean;
  send: () => Promise<{ resendSeconds: number }>;
  onFailed: (failure: unknown) => void;
  captcha: { reload: () => void };
}

/** Sends a mail code; every try uses the picture up, so the next one comes right away. */
export function useMailCode({
  check,
  send,
  onFailed,
  captcha,
}: MailCodeOptions): () => Promise<number | undefined> {
  return async () => {
    if (!check()) return undefined;
    try {
      const { resendSeconds } = await send();
      captcha.reload();
      return resendSeconds;
    } catch (failure) {
      onFailed(failure);
      captcha.reload();
      return undefined;
    }
  };
}
