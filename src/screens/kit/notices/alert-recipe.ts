import type { SlotRecipeDefinition } from '@chakra-ui/react';

/** Something to know before going on. */
export const alertRecipe: SlotRecipeDefinition = {
  slots: ['title', 'description', 'root', 'indicator', 'content'],
  base: {
    root: {
      display: 'flex',
      // The sign is on the line of the words, also where a button makes that line taller.
      alignItems: 'baseline',
      gap: '2',
      padding: '8px 12px',
      borderRadius: 'base',
      background: 'waitingSoft',
      fontSize: '13px',
      lineHeight: '18px',
      // Above a page's own sheet.
      'header + &': { marginBottom: '3' },
      '& > svg': { flex: 'none', position: 'relative', top: '3px', color: 'waiting' },
    },
  },
};
