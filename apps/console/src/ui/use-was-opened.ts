import { useState } from 'react';

/** True from the first time that something is open: what it draws is loaded then, and stays for its closing. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened;
}
