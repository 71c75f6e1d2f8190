import { useEffect, useState } from 'react';

const copiedMs = 1500;

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain http outside of localhost has no clipboard API.
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    document.body.append(area);
    area.select();
    const isDone = document.execCommand('copy');
    area.remove();
    return isDone;
  }
}

/** Copies, and says for 1500 ms that it did. */
export function useClipboard(): { isCopied: boolean; copy: (text: string) => Promise<void> } {
  const [copiedAt, setCopiedAt] = useState(0);
  useEffect(() => {
    if (copiedAt === 0) return;
    const timer = setTimeout(() => setCopiedAt(0), copiedMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  return {
    isCopied: copiedAt > 0,
    copy: async (text) => {
      if (await copyText(text)) setCopiedAt(performance.now());
    },
  };
}
