import type { SlotRecipeDefinition } from '@chakra-ui/react';

/** A band over the page: what holds for all of it, and the way out. */
export const bandRecipe: SlotRecipeDefinition = {
  slots: ['title', 'description', 'root', 'indicator', 'content'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      marginBottom: '4',
      padding: '8px 8px 8px 16px',
      borderRadius: 'base',
      fontSize: '14px',
    },
  },
};
