import { drawIcon } from '../../ui/brand-icons.tsx';

export const Lock = drawIcon(
  12,
  <>
    <rect width="18" height="11" x="3" y="11" rx="2" />
    <path d="M7 11V7a5 5 0 0 1 10 0v4" />
  </>,
);
export const ArrowUpRight = drawIcon(12, <path d="M7 7h10v10M7 17L17 7" />);
