import type { SlotRecipeDefinition } from '@chakra-ui/react';

/** One matter on a sheet of its own. */
export const cardRecipe: SlotRecipeDefinition = {
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      display: 'grid',
      // No wider than the page, however long an address in it is.
      gridTemplateColumns: 'minmax(0, 1fr)',
      border: '1px solid {colors.line}',
      borderRadius: 'sheet',
      background: 'sheet',
      // What the heads of tables in it are painted with.
      '--ground': '{colors.sheet}',
    },
    title: { fontSize: '18px' },
    description: {
      marginTop: '-8px',
      fontSize: '14px',
      color: 'quiet',
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
      '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '2px' },
    },
    footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2.5' },
  },
  variants: {
    size: {
      // A subject of the dashboard.
      sm: {
        root: {
          display: 'block',
          padding: '18px 20px 20px',
          '@media (max-width: 47.99rem)': { padding: '14px 16px 16px' },
        },
      },
      // A matter of a page of settings.
      md: {
        root: {
          gap: '4',
          maxWidth: '760px',
          marginBottom: '5',
          padding: '24px 28px',
          '@media (max-width: 47.99rem)': { padding: '20px 16px' },
        },
      },
      // A form that is a page.
      lg: {
        root: {
          gap: '5',
          maxWidth: '760px',
          padding: '28px 32px',
          '@media (max-width: 47.99rem)': { padding: '20px 16px' },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
};
