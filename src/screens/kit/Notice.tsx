import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { styled } from './styled.ts';

const NoticeRoot = styled('div', {
  base: {
    display: 'flex',
    gap: '2',
    padding: '8px 12px',
    borderRadius: 'base',
    background: 'waitingSoft',
    fontSize: '13px',
    lineHeight: '18px',
    // Above a page's own sheet.
    'header + &': { marginBottom: '3' },
    '& > svg': { flex: 'none', marginTop: '1px', color: 'waiting' },
  },
});

/** Something to know before going on; it keeps nobody from it. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <NoticeRoot role="status">
    <Icon name="warning" />
    <span>{children}</span>
  </NoticeRoot>
);
