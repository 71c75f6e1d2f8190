import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';

/** A button that shows how long its work lasts and cannot be pressed meanwhile. */
export function WaitButton({ onClick, ...props }: Omit<ButtonProps, 'onClick' | 'loading'> & { onClick: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false);
  const work = async () => {
    setBusy(true);
    try {
      await onClick();
    } finally {
      setBusy(false);
    }
  };
  return <Button {...props} loading={isBusy} onClick={() => void work()} />;
}
