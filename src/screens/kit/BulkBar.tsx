import { useEffect, useRef } from 'react';
import { styled } from './styled.ts';
import { keysAreFree } from './use-row-keys.ts';

export interface BulkAct {
  key: string;
  /** Names how many it is for when not all: "Delete 2". Never "Cancel" alone, which reads as if it let the selection go. */
  label: string;
  onPress: () => void;
}

const Bar = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    width: 'fit-content',
    padding: '4px 6px 4px 14px',
    borderRadius: 'sheet',
    background: 'ink',
    color: 'paper',
    fontSize: '14px',
    animation: 'rise .14s ease-out',
    '& > [role=status]': { marginInlineEnd: '2', fontVariantNumeric: 'tabular-nums' },
    '& > button': {
      minHeight: '32px',
      paddingInline: '10px',
      borderRadius: 'base',
      '&:hover': { background: 'color-mix(in srgb, currentColor 16%, transparent)' },
      '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-2px' },
      '@media (max-width: 47.99rem)': { minHeight: '44px' },
    },
    '& kbd': { fontSize: '12px', opacity: '.7' },
    // Apart from the acts: it changes nothing.
    '& > button:last-child': {
      marginInlineStart: '2',
      border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
    },
    '@media (max-width: 47.99rem)': { '& kbd': { display: 'none' } },
  },
});

interface BulkBarProps {
  count: number;
  acts: readonly BulkAct[];
  onClear: () => void;
}

/** What can be done with the selected rows; Escape clears the selection. */
export function BulkBar({ count, acts, onClear }: BulkBarProps) {
  const latestClear = useRef(onClear);
  latestClear.current = onClear;
  const some = count > 0;
  useEffect(() => {
    if (!some) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && keysAreFree(event)) latestClear.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [some]);

  if (!some) return null;
  return (
    <Bar aria-label="Selected rows">
      <span role="status">{count} selected</span>
      {acts.map((act) => (
        <button key={act.key} type="button" onClick={act.onPress}>
          {act.label}
        </button>
      ))}
      <button type="button" aria-keyshortcuts="Escape" onClick={onClear}>
        Clear selection <kbd aria-hidden>Esc</kbd>
      </button>
    </Bar>
  );
}
