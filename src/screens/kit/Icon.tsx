import { memo } from 'react';

/** The few drawings the kit needs, on a 16 px grid, in the colour of the text around them. */
const drawings = {
  menu: 'M2 4h12M2 8h12M2 12h12',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  back: 'M10 3L5 8l5 5',
  onward: 'M6 3l5 5-5 5',
  down: 'M3.5 6L8 10.5 12.5 6',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  check: 'M3 8.5l3.2 3.2L13 4.8',
  search: 'M7 12A5 5 0 107 2a5 5 0 000 10zM10.8 10.8L14 14',
  warning: 'M8 2l6.5 11.5h-13zM8 6.5v3.2M8 11.6v.2',
  lock: 'M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 015 0v2.5',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.5V5M10.5 2.5V5',
  arrow: 'M2 8h11M9 4l4 4-4 4',
  download: 'M8 2v8M4.5 6.5L8 10l3.5-3.5M2.5 13.5h11',
};

export type IconName = keyof typeof drawings;

export const Icon = memo(function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
});
