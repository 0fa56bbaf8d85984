import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { styled } from '../kit/styled.ts';
import { useModal } from '../kit/use-modal.ts';
import { Brand } from './Brand.tsx';

const Drawer = styled('dialog', {
  base: {
    margin: '0',
    width: 'min(320px, 88vw)',
    maxHeight: 'none',
    height: '100dvh',
    padding: '16px 12px',
    border: '0',
    background: 'paper',
    color: 'ink',
    boxShadow: 'float',
    '&[open]': { display: 'flex', flexDirection: 'column', animation: 'appear .12s ease-out' },
    '&::backdrop': { background: 'scrim' },
    '& > .head': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      marginBottom: '2',
      paddingInlineStart: '10px',
    },
    '& > .head > button': {
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      borderRadius: 'base',
    },
  },
});

/** The navigation over the page, where there is no room for it beside. Open while it is mounted. */
export function NavDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const closer = useRef<HTMLButtonElement>(null);
  return (
    <Drawer
      {...useModal(onClose, closer)}
      aria-label="Menu"
      // A link to the page that is open already turns no page, which would close it.
      onClick={({ target }: MouseEvent) => target instanceof Element && target.closest('a') && onClose()}
    >
      <div className="head">
        <Brand />
        <button type="button" ref={closer} aria-label="Close menu" onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </div>
      {children}
    </Drawer>
  );
}
