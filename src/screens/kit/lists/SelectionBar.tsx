import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { ActionBar } from '@chakra-ui/react/action-bar';
import { selection as selectionWords } from '../../../domain/words/lists.ts';
import { MoreMenu } from '../menus/MoreMenu.tsx';

export interface BulkAct {
  key: string;
  /** Names how many it is for when not all: "Delete 2". Never "Cancel" alone, which reads as if it let the selection go. */
  label: string;
  onPress: () => void;
  /** It makes a file and changes nothing: it makes room for those that do. */
  aside?: true | undefined;
}

export interface BulkBarProps {
  count: number;
  acts: readonly BulkAct[];
  onClear: () => void;
}

const actionBarRecipe: SlotRecipeDefinition = {
  slots: ['positioner', 'content', 'separator', 'selectionTrigger', 'closeTrigger'],
  base: {
    content: {
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
      outline: 'none',
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
      '@media (max-width: 47.99rem)': { '& kbd': { display: 'none' } },
    },
    // Apart from the acts: it changes nothing.
    closeTrigger: {
      marginInlineStart: '2',
      border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
    },
  },
};

/** More than so many would fill the bar: what only makes a file is under “More” then. */
const maxVisible = 5;

/** The acts for the selected rows, at the foot of the list. Open while it is mounted. */
export function SelectionBar({ count, acts, onClear }: BulkBarProps) {
  const more = acts.length > maxVisible ? acts.filter(({ aside }) => aside) : [];
  const visible = acts.filter((act) => !more.includes(act));
  return (
    <ActionBar.Root
      recipe={actionBarRecipe}
      open
      // It stands in the page: the keyboard comes to it in its turn, and a press elsewhere leaves the selection alone.
      portalled={false}
      closeOnInteractOutside={false}
      restoreFocus={false}
      onOpenChange={({ open }) => {
        if (!open) onClear();
      }}
    >
      <ActionBar.Content role="region" aria-label={selectionWords.name}>
        <span role="status">{selectionWords.selected({ count })}</span>
        {visible.map((act) => (
          <button key={act.key} type="button" onClick={act.onPress}>
            {act.label}
          </button>
        ))}
        <MoreMenu acts={more} />
        {/* Its name has all that is read on it: Zag would name it “close”. */}
        <ActionBar.CloseTrigger
          aria-label={`${selectionWords.clear} ${selectionWords.clearKey}`}
          aria-keyshortcuts="Escape"
        >
          {selectionWords.clear} <kbd aria-hidden>{selectionWords.clearKey}</kbd>
        </ActionBar.CloseTrigger>
      </ActionBar.Content>
    </ActionBar.Root>
  );
}
