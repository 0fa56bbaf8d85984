import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { shell as words } from '../domain/words/frame.ts';
import { Brand } from '../screens/frame/Brand.tsx';
import { IconButton } from '../screens/kit/buttons/IconButton.tsx';
import {
  backdropStyle,
  layerSlots,
  layerStyle,
  positionerStyle,
} from '../screens/kit/dialogs/dialog-recipe.ts';
import { Icon } from '../screens/kit/Icon.tsx';
import { useModal } from '../screens/kit/use-modal.ts';

const drawerRecipe: SlotRecipeDefinition = {
  slots: [...layerSlots],
  base: {
    backdrop: backdropStyle,
    positioner: positionerStyle,
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'min(320px, 88vw)',
      height: '100dvh',
      overflowY: 'auto',
      padding: '16px 12px',
      background: 'paper',
      ...layerStyle,
      animation: 'appear .12s ease-out',
    },
    header: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      marginBottom: '2',
      paddingInlineStart: '10px',
    },
  },
};

interface NavDrawerProps {
  onClose: () => void;
  children: ReactNode;
}

/** The navigation over the page, where there is no room for it beside. Open while it is mounted. */
export function NavDrawer({ onClose, children }: NavDrawerProps) {
  const closer = useRef<HTMLButtonElement>(null);
  return (
    <Drawer.Root {...useModal(onClose, closer)} recipe={drawerRecipe}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content
            aria-label={words.menu}
            // A link to the page that is open already turns no page, which would close it.
            onClick={({ target }: MouseEvent) =>
              target instanceof Element && target.closest('a') && onClose()
            }
          >
            <Drawer.Header>
              <Brand />
              <IconButton ref={closer} label={words.closeMenu} onClick={onClose}>
                <Icon name="close" size={20} />
              </IconButton>
            </Drawer.Header>
            {children}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
