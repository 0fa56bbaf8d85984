import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Collapsible } from '@chakra-ui/react/collapsible';
import { type ReactNode, useEffect, useState } from 'react';
import { everywhere } from '../../../domain/words/everywhere.ts';
import { Icon } from '../Icon.tsx';

const recipe: SlotRecipeDefinition = {
  slots: ['root', 'trigger', 'content', 'indicator'],
  base: {
    root: { display: 'grid', gap: '4', '& [data-part=trigger]:focus-visible': { outlineOffset: '2px' } },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: 'fit-content',
      minHeight: '44px',
      border: '0',
      background: 'none',
      padding: '0',
      color: 'accent',
      cursor: 'pointer',
      fontSize: '14px',
      fontWeight: '600',
    },
    indicator: { display: 'flex', '&[data-state=open]': { transform: 'rotate(180deg)' } },
    content: { display: 'grid', gap: '4', '&[hidden]': { display: 'none' } },
  },
};

interface MoreFieldsProps {
  /** Something in it is filled in already: it begins open. */
  filled: boolean;
  /** How often the form was sent with something wrong in here: each time it opens, so that the field can be seen. */
  wrong: number;
  children: ReactNode;
}

/** The fields few people fill in: folded away behind "More details", and kept as they are while folded. */
export function MoreFields({ filled, wrong, children }: MoreFieldsProps) {
  const [open, setOpen] = useState(filled);
  useEffect(() => {
    if (wrong > 0) setOpen(true);
  }, [wrong]);
  return (
    <Collapsible.Root recipe={recipe} open={open} onOpenChange={(now) => setOpen(now.open)}>
      <Collapsible.Trigger type="button">
        {everywhere.moreDetails}
        <Collapsible.Indicator asChild>
          <span>
            <Icon name="down" />
          </span>
        </Collapsible.Indicator>
      </Collapsible.Trigger>
      <Collapsible.Content>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
