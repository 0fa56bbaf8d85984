import { type ReactNode, useId, useRef } from 'react';
import { styled } from './styled.ts';
import { useModal } from './use-modal.ts';
import { tall } from './window.ts';

const DialogRoot = styled('dialog', {
  base: {
    margin: 'auto',
    width: 'min(680px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 48px)',
    overflow: 'hidden auto',
    padding: '28px 32px',
    borderRadius: 'sheet',
    border: '0',
    background: 'sheet',
    color: 'ink',
    boxShadow: 'float',
    '&[open]': { animation: 'rise .16s ease-out' },
    '&[data-size=small]': { width: 'min(460px, calc(100vw - 32px))' },
    '&::backdrop': { background: 'scrim', animation: 'appear .16s ease-out' },
    '& h2': { fontSize: '20px', outline: 'none', textWrap: 'balance' },
    '& > .lead': { marginTop: '1.5', fontSize: '14px', color: 'quiet', textWrap: 'pretty' },
    '& > .body': { marginTop: '4' },
    // The acts stay in view over what is longer than the window, which fades out above them.
    '& > .foot': {
      [tall]: { position: 'sticky', bottom: '-28px' },
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2.5',
      margin: '16px -32px -28px',
      padding: '8px 32px 28px',
      background: 'sheet',
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 'auto 0 100%',
        height: '16px',
        background: 'linear-gradient(transparent, {colors.sheet})',
        pointerEvents: 'none',
      },
      '& > .first': { marginInlineEnd: 'auto' },
    },
    [tall]: { scrollPaddingBottom: '104px' },
    '@media (max-width: 47.99rem)': {
      margin: 'auto 0 0',
      width: '100vw !important',
      maxWidth: '100vw',
      maxHeight: '92dvh',
      padding: '20px 16px calc(20px + env(safe-area-inset-bottom))',
      borderRadius: '14px 14px 0 0',
      [tall]: { scrollPaddingBottom: '200px' },
      '& > .foot': {
        [tall]: { bottom: 'calc(-20px - env(safe-area-inset-bottom))' },
        flexDirection: 'column-reverse',
        alignItems: 'stretch',
        margin: '16px -16px calc(-20px - env(safe-area-inset-bottom))',
        padding: '8px 16px calc(20px + env(safe-area-inset-bottom))',
        '& > .first': { display: 'grid', margin: '0' },
        '& .label': { whiteSpace: 'normal' },
      },
    },
  },
});

interface DialogProps {
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
export function Dialog({ title, lead, size = 'wide', onClose, above, foot, children }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  return (
    <DialogRoot {...useModal(onClose, heading)} aria-labelledby={titleId} data-size={size}>
      {above}
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {lead && <p className="lead">{lead}</p>}
      {children && <div className="body">{children}</div>}
      {foot && <div className="foot">{foot}</div>}
    </DialogRoot>
  );
}
