import { chakra } from '@chakra-ui/react';
import { shell as words } from '../domain/words/frame.ts';
import { Icon } from '../screens/kit/Icon.tsx';
import { paletteKey } from './palette-key.ts';

const Opener = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '34px',
    marginBottom: '4',
    paddingInline: '8px',
    border: '1px solid {colors.line}',
    borderRadius: 'base',
    background: 'sheet',
    color: 'quiet',
    fontSize: '13px',
    whiteSpace: 'nowrap',
    '&:hover': { color: 'ink', borderColor: 'edge' },
    '& > kbd': { marginInlineStart: 'auto', fontSize: '10px' },
  },
});

interface FindButtonProps {
  onOpen: () => void;
  /** The pointer or the focus is on it: time to fetch what it opens. */
  onIntent: () => void;
}

/** Opens the palette from the navigation. */
export const FindButton = ({ onOpen, onIntent }: FindButtonProps) => (
  <Opener
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={onOpen}
    onPointerEnter={onIntent}
    onFocus={onIntent}
  >
    <Icon name="search" size={14} />
    {words.find}
    <kbd aria-hidden>{paletteKey}</kbd>
  </Opener>
);
