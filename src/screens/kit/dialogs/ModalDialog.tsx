import { Dialog as Modal } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, useRef } from 'react';
import { useModal } from '../use-modal.ts';
import { dialogRecipe } from './dialog-recipe.ts';

export interface DialogProps {
  title: string;
  /** One sentence under the title: what this is about, in words before figures. */
  lead?: ReactNode | undefined;
  size?: 'small' | 'wide' | undefined;
  /** Asked by Escape and by a press beside the dialog. Left out while nothing may interrupt. */
  onClose?: (() => void) | undefined;
  /** Above the title: the steps of a flow. */
  above?: ReactNode;
  foot?: ReactNode;
  children?: ReactNode;
}

/** A modal dialog. Focus starts on its title, so that it is read from its beginning; when it goes, focus returns to what opened it. */
export function ModalDialog({ title, lead, size = 'wide', onClose, above, foot, children }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Modal.Root {...useModal(onClose, heading)} recipe={dialogRecipe} size={size === 'small' ? 'sm' : 'md'}>
      <Portal>
        <Modal.Backdrop />
        <Modal.Positioner>
          <Modal.Content>
            {above}
            <Modal.Title ref={heading} tabIndex={-1}>
              {title}
            </Modal.Title>
            {lead && (
              <Modal.Description asChild>
                <p className="lead">{lead}</p>
              </Modal.Description>
            )}
            {children && <Modal.Body>{children}</Modal.Body>}
            {foot && <Modal.Footer>{foot}</Modal.Footer>}
          </Modal.Content>
        </Modal.Positioner>
      </Portal>
    </Modal.Root>
  );
}
