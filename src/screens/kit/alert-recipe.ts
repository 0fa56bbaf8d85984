import type { SlotRecipeDefinition } from '@chakra-ui/react';

/** Something to know (`info`), and what keeps a form from being sent (`error`). */
export const alertRecipe: SlotRecipeDefinition = {
  slots: ['title', 'description', 'root', 'indicator', 'content'],
  base: { root: { borderRadius: 'base' } },
  variants: {
    status: {
      info: {
        root: {
          display: 'flex',
          gap: '2',
          padding: '8px 12px',
          background: 'waitingSoft',
          fontSize: '13px',
          lineHeight: '18px',
          // Above a page's own sheet.
          'header + &': { marginBottom: '3' },
        },
        indicator: { flex: 'none', marginTop: '1px', color: 'waiting' },
      },
      error: {
        root: {
          padding: '12px 16px',
          borderInlineStart: '3px solid {colors.stopped}',
          background: 'stoppedSoft',
          fontSize: '14px',
          '& > ul': { display: 'grid', gap: '1', marginTop: '1.5', paddingInlineStart: '24px' },
          '& a': { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '2px' },
        },
        title: { display: 'flex', alignItems: 'center', gap: '2', color: 'stopped' },
      },
    },
  },
  defaultVariants: { status: 'info' },
};
