import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { EmptyState as Empty } from '@chakra-ui/react/empty-state';
import type { ReactNode } from 'react';

export const emptyRecipe: SlotRecipeDefinition = {
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: { padding: '56px 16px' },
    content: { display: 'grid', justifyItems: 'center', gap: '4', textAlign: 'center' },
    indicator: { color: 'edge', '& .stub': { fill: 'accentSoft', stroke: 'accent' } },
    title: { fontSize: '20px', fontWeight: '600', textWrap: 'balance' },
    description: { maxWidth: '42ch', color: 'quiet', textWrap: 'balance' },
  },
};

/** Something is here, but not for this filter: says so, and the act clears it. */
export function FilteredEmpty({ sentence, act }: { sentence: string; act?: ReactNode }) {
  return (
    <Empty.Root recipe={emptyRecipe}>
      <Empty.Content>
        <Empty.Description>{sentence}</Empty.Description>
        {act}
      </Empty.Content>
    </Empty.Root>
  );
}
