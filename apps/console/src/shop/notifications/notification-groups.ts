import type {
  NotificationChannel,
  NotificationKind,
} from '@vitrine/contract/shop/notifications.ts';
import {
  BadgePercent,
  Bell,
  CircleAlert,
  Clock3,
  CreditCard,
  Gavel,
  type LucideIcon,
  Mail,
  ReceiptText,
  RotateCcw,
  ShoppingBag,
  Smartphone,
  Star,
  Store,
  Wallet,
} from 'lucide-react';

export const channelIcons: Readonly<Record<NotificationChannel, LucideIcon>> = {
  mail: Mail,
  push: Smartphone,
  bell: Bell,
};

/** The kinds that a screen shows: those for which the server offers a choice. */
export type ShownKind = Exclude<NotificationKind, 'welcome'>;

export const kindIcons: Readonly<Record<ShownKind, LucideIcon>> = {
  'order-paid': ShoppingBag,
  'payment-due': Clock3,
  'return-requested': RotateCcw,
  'payout-paid': Wallet,
  'payout-failed': CircleAlert,
  'refund-settled': ReceiptText,
  'payment-disputed': Gavel,
  'review-published': Star,
  'prices-changed': BadgePercent,
  'store-changed': Store,
  'payment-account-changed': CreditCard,
};

/** The sections of the screens, in their order. */
export const kindGroups = [
  { group: 'orders', kinds: ['order-paid', 'payment-due', 'return-requested'] },
  { group: 'money', kinds: ['payout-paid', 'payout-failed', 'refund-settled', 'payment-disputed'] },
  { group: 'store', kinds: ['review-published', 'prices-changed', 'store-changed'] },
  { group: 'safety', kinds: ['payment-account-changed'] },
] as const satisfies readonly { group: string; kinds: readonly ShownKind[] }[];
