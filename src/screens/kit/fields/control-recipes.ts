import type { RecipeDefinition, SlotRecipeDefinition } from '@chakra-ui/react';
import { control, controlSizes } from './field-recipes.ts';

export const textareaRecipe: RecipeDefinition = {
  // It grows with what is in it, where the browser knows how: a line half in sight reads as lost.
  base: { ...control, ...controlSizes.md, resize: 'vertical', display: 'block', fieldSizing: 'content' },
};

export const nativeSelectRecipe: SlotRecipeDefinition = {
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', display: 'block', minWidth: '0' },
    field: {
      ...control,
      appearance: 'none',
      '& > option': { background: 'sheet', color: 'ink' },
    },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '12px',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
    },
  },
  variants: {
    size: {
      md: { field: { ...controlSizes.md, paddingInlineEnd: '36px' } },
      sm: { field: { ...controlSizes.sm, paddingInlineEnd: '32px' }, indicator: { insetInlineEnd: '10px' } },
    },
  },
  defaultVariants: { size: 'md' },
};
