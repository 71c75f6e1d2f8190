import {
  Bell,
  Circle,
  CreditCard,
  GraduationCap,
  House,
  Inbox,
  type LucideIcon,
  Package,
  ReceiptText,
  Share2,
  Sprout,
  Star,
  Store,
  Tag,
  Undo2,
  Wallet,
} from 'lucide-react';
import { useEffect } from 'react';
import { create } from 'zustand';
import { bestEffort } from '../lib/best-effort.ts';

type Icons = Readonly<Record<string, LucideIcon>>;

/** The icons of an owner's menu: they come with the frame. */
const firstIcons: Icons = {
  house: House,
  'receipt-text': ReceiptText,
  'undo-2': Undo2,
  tag: Tag,
  inbox: Inbox,
  wallet: Wallet,
  sprout: Sprout,
  'share-2': Share2,
  star: Star,
  'graduation-cap': GraduationCap,
  store: Store,
  'credit-card': CreditCard,
  bell: Bell,
  package: Package,
};

const useIcons = create<{ all: Icons | undefined }>(() => ({ all: undefined }));

async function loadIcons(): Promise<void> {
  if (useIcons.getState().all) return;
  const { menuIcons } = await import('./menu-icons.ts');
  useIcons.setState({ all: menuIcons });
}

/** The icon of a menu entry; a name that is not known here shows a small ring, one that is still on its way its place. */
export function MenuIcon({
  name,
  size = 16,
  className = '',
}: {
  name: string;
  size?: number;
  className?: string;
}) {
  const all = useIcons((icons) => icons.all);
  const first = firstIcons[name];
  const isLater = !first && !all;
  useEffect(() => {
    if (isLater) void bestEffort(loadIcons());
  }, [isLater]);
  if (isLater)
    return <svg className={`rigid ${className}`} width={size} height={size} aria-hidden />;
  const Icon = first ?? all?.[name] ?? Circle;
  return <Icon className={`rigid ${className}`} size={size} strokeWidth={1.75} aria-hidden />;
}
