import type { SlotRecipeDefinition } from '@chakra-ui/react';

/** Fields that belong together, under their name. */
export const fieldsetRecipe: SlotRecipeDefinition = {
  slots: ['root', 'legend', 'content', 'helperText', 'errorText'],
  base: {
    root: { display: 'grid', gap: '4' },
    legend: { fontWeight: '600', marginBottom: '3' },
  },
};
