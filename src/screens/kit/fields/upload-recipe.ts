import type { SlotRecipeDefinition } from '@chakra-ui/react';

/** The parts of a choice of files, which the parts that use them style. */
export const uploadRecipe: SlotRecipeDefinition = {
  slots: [
    'root',
    'dropzone',
    'item',
    'itemDeleteTrigger',
    'itemGroup',
    'itemName',
    'itemPreview',
    'itemPreviewImage',
    'itemSizeText',
    'label',
    'trigger',
    'clearTrigger',
  ],
  base: {
    root: {
      // Where the hidden input lies.
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2.5',
    },
    dropzone: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2.5',
      width: '100%',
      padding: '4',
      border: '1px dashed {colors.line}',
      borderRadius: 'base',
      fontSize: '13px',
      color: 'quiet',
      '&[data-dragging]': { background: 'hover', borderColor: 'accent' },
    },
  },
};
