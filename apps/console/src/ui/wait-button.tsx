import { Button, type ButtonProps } from 'antd';
import { useApiMutation } from '../lib/api-mutation.ts';

/** A button that shows how long its work lasts and cannot be pressed meanwhile. */
export function WaitButton({
  onClick,
  ...props
}: Omit<ButtonProps, 'onClick' | 'loading'> & { onClick: () => Promise<unknown> }) {
  const work = useApiMutation(onClick);
  return <Button {...props} loading={work.isBusy} onClick={() => void work.run()} />;
}
