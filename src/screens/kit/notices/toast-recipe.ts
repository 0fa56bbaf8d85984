import type { SlotRecipeDefinition } from '@chakra-ui/react';

/** What has just happened, over everything else. Where a toast stands among the others, Chakra's store tells by variables. */
export const toastRecipe: SlotRecipeDefinition = {
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: 'min(420px, calc(100vw - 32px))',
      minHeight: '44px',
      height: 'var(--height)',
      padding: '8px 8px 8px 14px',
      borderRadius: 'base',
      background: 'ink',
      color: 'paper',
      fontSize: '14px',
      lineHeight: '20px',
      boxShadow: 'float',
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      zIndex: 'var(--z-index)',
      transition: 'translate .16s ease-out, opacity .16s ease-out',
      '&[data-type=error]': { background: 'stopped', color: 'onStopped' },
      '& > svg': { flex: 'none' },
      '& button': {
        minWidth: '28px',
        minHeight: '28px',
        display: 'grid',
        placeItems: 'center',
        paddingInline: '2',
        borderRadius: '4px',
        fontWeight: '600',
        _hover: { background: 'color-mix(in srgb, currentColor 16%, transparent)' },
      },
      '& button:focus-visible': { outlineColor: 'currentColor' },
    },
    title: { flex: '1' },
  },
};
