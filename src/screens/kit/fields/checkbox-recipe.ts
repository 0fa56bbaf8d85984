import type { SlotRecipeDefinition } from '@chakra-ui/react';

export const checkboxRecipe: SlotRecipeDefinition = {
  slots: ['root', 'label', 'control', 'indicator', 'group'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'start',
      gap: '2.5',
      minHeight: '24px',
      fontSize: '14px',
      overflowWrap: 'anywhere',
      borderRadius: 'base',
      '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
      // By itself, or by the fieldset it is in.
      '&:has(:disabled)': { color: 'quiet', cursor: 'default' },
      '&:has(:disabled) [data-part=control]': { opacity: '.55' },
    },
    control: {
      width: '16px',
      height: '16px',
      // In the middle of the first line of its words.
      marginTop: '2.5px',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      border: '1px solid {colors.edge}',
      borderRadius: '3px',
      background: 'sheet',
      color: 'onAccent',
      '&[data-hover]:not([data-disabled])': { borderColor: 'ink' },
      '&[data-state=checked]': { background: 'accent', borderColor: 'accent' },
      '&[data-invalid]': { borderColor: 'stopped' },
      '& > svg': { width: '12px', height: '12px' },
    },
  },
};
