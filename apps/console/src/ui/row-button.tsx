import { Button } from 'antd';
import type { LucideIcon } from 'lucide-react';

/** An icon that does something with a row of a tree: its label names the row too. */
export function RowButton({
  label,
  name,
  Icon,
  isPossible = true,
  onClick,
}: {
  label: string;
  name: string;
  Icon: LucideIcon;
  isPossible?: boolean;
  onClick?: () => void;
}) {
  return (
    <Button
      type="text"
      size="small"
      title={label}
      aria-label={`${label}: ${name}`}
      disabled={!isPossible}
      icon={<Icon size={16} aria-hidden />}
      {...(onClick ? { onClick } : {})}
    />
  );
}
