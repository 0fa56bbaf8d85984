import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Menu } from '@chakra-ui/react/menu';
import { useRef } from 'react';
import { Floating } from '../Floating.tsx';
import { floatingStyle } from '../floating-style.ts';

export interface MenuAct {
  key: string;
  label: string;
  onPress: () => void;
  /** Why the act is not allowed now: it stays in the menu, cannot be pressed, and says so. */
  refused?: string | undefined;
  danger?: boolean;
}

const menuRecipe: SlotRecipeDefinition = {
  slots: ['positioner', 'content', 'item', 'itemText'],
  base: {
    content: {
      ...floatingStyle,
      '&:focus-visible [data-highlighted]': {
        outline: '2px solid {colors.accent}',
        outlineOffset: '-2px',
      },
    },
    item: {
      maxWidth: '300px',
      padding: '7px 10px',
      borderRadius: '4px',
      '&[data-highlighted]': { background: 'hover' },
      '&[data-danger]': { color: 'stopped' },
      '&[aria-disabled=true]': { color: 'quiet', cursor: 'default' },
      '& > small': { display: 'block', fontSize: '12.5px', color: 'quiet' },
    },
  },
};

interface RowMenuListProps {
  /** The id of what opened it: below it the list stands, and there the focus returns. */
  openerId: string;
  name: string;
  acts: readonly MenuAct[];
  onClose: () => void;
}

/** The acts of a row. Open while it is mounted: arrows and letters walk, Enter does, Escape and a press elsewhere close. */
export function RowMenuList({ openerId, name, acts, onClose }: RowMenuListProps) {
  // A press by a screen reader comes with no pointer before it, and Chakra's would do what is stood on.
  const pressed = useRef<string | null>(null);
  const opener = () => document.getElementById(openerId);

  function leave() {
    if (document.activeElement?.closest('[role=menu]')) opener()?.focus();
    onClose();
  }

  function press(key: string) {
    pressed.current = null;
    const act = acts.find((one) => one.key === key);
    if (!act || act.refused) return;
    leave();
    act.onPress();
  }

  return (
    <Menu.Root
      recipe={menuRecipe}
      open
      ids={{ trigger: openerId }}
      defaultHighlightedValue={acts[0]?.key ?? null}
      positioning={{ placement: 'bottom-end', gutter: 4, getAnchorElement: opener }}
      onOpenChange={({ open }) => {
        if (!open) leave();
      }}
      onSelect={({ value }) => press(pressed.current ?? value)}
    >
      <Floating opener={opener}>
        <Menu.Positioner>
          <Menu.Content aria-label={name}>
            {acts.map((act) => (
              <Menu.Item
                key={act.key}
                value={act.key}
                closeOnSelect={false}
                aria-disabled={act.refused ? true : undefined}
                data-danger={act.danger || undefined}
                onClickCapture={() => {
                  pressed.current = act.key;
                }}
              >
                {act.label}
                {act.refused && <small>{act.refused}</small>}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Floating>
    </Menu.Root>
  );
}
