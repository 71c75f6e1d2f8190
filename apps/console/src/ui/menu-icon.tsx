import {
  Banknote, Bell, BookA, BookOpen, Box, Boxes, Building2, ChartColumn, ChartLine, Circle, CircleHelp, CircleUser, ClipboardList, Clock, Code,
  CodeXml, Cog, Coins, Component, CreditCard, Database, FileText, Folder, Gauge, Globe, GraduationCap, Handshake, House, Image, Inbox, Languages,
  LayoutDashboard, Link2, ListTree, type LucideIcon, Mail, Map as MapIcon, Megaphone, MessageSquare, Network, Package, PackagePlus, Palette, Percent, Plug, Receipt,
  ReceiptText, Scale, ScrollText, Search, Settings, Settings2, Share2, Shield, ShieldCheck, ShoppingBag, ShoppingCart, SlidersHorizontal, Sprout,
  Star, Store, Tag, Tags, Timer, Truck, Upload, User, Users, Wallet, Webhook, Wrench,
} from 'lucide-react';

/** The icons that menus may name (lucide's names). */
export const menuIcons: Readonly<Record<string, LucideIcon>> = {
  banknote: Banknote, bell: Bell, 'book-a': BookA, 'book-open': BookOpen, box: Box, boxes: Boxes, 'building-2': Building2, 'chart-column': ChartColumn,
  'chart-line': ChartLine, circle: Circle, 'circle-help': CircleHelp, 'circle-user': CircleUser, 'clipboard-list': ClipboardList, clock: Clock, code: Code,
  'code-xml': CodeXml, cog: Cog, coins: Coins, component: Component, 'credit-card': CreditCard, database: Database, 'file-text': FileText, folder: Folder,
  gauge: Gauge, globe: Globe, 'graduation-cap': GraduationCap, handshake: Handshake, house: House, image: Image, inbox: Inbox, languages: Languages,
  'layout-dashboard': LayoutDashboard, 'link-2': Link2, 'list-tree': ListTree, mail: Mail, map: MapIcon, megaphone: Megaphone, 'message-square': MessageSquare,
  network: Network, package: Package, 'package-plus': PackagePlus, palette: Palette, percent: Percent, plug: Plug, receipt: Receipt, 'receipt-text': ReceiptText,
  scale: Scale, 'scroll-text': ScrollText, search: Search, settings: Settings, 'settings-2': Settings2, 'share-2': Share2, shield: Shield,
  'shield-check': ShieldCheck, 'shopping-bag': ShoppingBag, 'shopping-cart': ShoppingCart, 'sliders-horizontal': SlidersHorizontal, sprout: Sprout,
  star: Star, store: Store, tag: Tag, tags: Tags, timer: Timer, truck: Truck, upload: Upload, user: User, users: Users, wallet: Wallet, webhook: Webhook, wrench: Wrench,
};

/** The icon of a menu entry; a name that is not known here shows a small ring. */
export function MenuIcon({ name, size = 16 }: { name: string; size?: number }) {
  const Icon = menuIcons[name] ?? Circle;
  return <Icon className="menu-icon" size={size} strokeWidth={1.75} aria-hidden />;
}
