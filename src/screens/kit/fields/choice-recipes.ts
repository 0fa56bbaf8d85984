import type { SlotRecipeDefinition } from '@chakra-ui/react';

/** In the middle of the first line of its words. */
const besideWords = { width: '16px', height: '16px', marginTop: '2.5px', flex: 'none' } as const;

/** A question whose answers are cards, each said in full. */
export const radioCardRecipe: SlotRecipeDefinition = {
  slots: [
    'root',
    'label',
    'item',
    'itemText',
    'itemControl',
    'itemContent',
    'itemDescription',
    'itemIndicator',
    'itemAddon',
  ],
  base: {
    root: { display: 'grid', gap: '2', '&[data-beside]': { gridTemplateColumns: '1fr 1fr' } },
    label: { gridColumn: '1 / -1', fontSize: '14px', fontWeight: '550' },
    item: {
      position: 'relative',
      border: '1px solid {colors.line}',
      borderRadius: 'base',
      '&:hover': { borderColor: 'edge' },
      '&[data-state=checked]': { borderColor: 'accent', background: 'accentSoft' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '1px' },
    },
    itemControl: { display: 'flex', gap: '2.5', padding: '10px 14px' },
    itemContent: { display: 'block', minWidth: '0', overflowWrap: 'anywhere' },
    itemDescription: { display: 'block', fontSize: '13px', color: 'quiet' },
    itemIndicator: {
      ...besideWords,
      marginTop: '3px',
      border: '1px solid {colors.edge}',
      borderRadius: '50%',
      background: 'sheet',
      '&[data-checked]': { border: '5px solid {colors.accent}' },
    },
  },
};

/** One of two or three words, all in sight. */
export const segmentGroupRecipe: SlotRecipeDefinition = {
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator'],
  base: {
    root: {
      display: 'flex',
      border: '1px solid {colors.line}',
      borderRadius: 'base',
      padding: '2px',
      fontSize: '12.5px',
    },
    item: {
      position: 'relative',
      flex: '1',
      padding: '3px 6px',
      borderRadius: '4px',
      textAlign: 'center',
      color: 'quiet',
      '&:hover': { color: 'ink' },
      '&[data-state=checked]': { background: 'accentSoft', color: 'accent', fontWeight: '600' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.accent}' },
    },
  },
};
