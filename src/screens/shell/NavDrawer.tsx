import { chakra } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { Brand } from './Brand.tsx';

const Drawer = chakra('dialog', {
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
  const drawer = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => drawer.current?.showModal(), []);
  return (
    <Drawer
      ref={drawer}
      aria-label="Menu"
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === drawer.current && event.clientX > drawer.current.offsetWidth)
          drawer.current.close();
      }}
    >
      <div className="head">
        <Brand />
        <button type="button" aria-label="Close menu" onClick={() => drawer.current?.close()}>
          <Icon name="close" size={20} />
        </button>
      </div>
      {children}
    </Drawer>
  );
}
