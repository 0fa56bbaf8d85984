import type { RecipeDefinition, SlotRecipeDefinition } from '@chakra-ui/react';

const message = { display: 'flex', gap: '1.5', fontSize: '13px', lineHeight: '18px' } as const;

/** A label above, the control, a hint, a warning and a problem below. */
export const fieldRecipe: SlotRecipeDefinition = {
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText'],
  base: {
    root: {
      display: 'grid',
      gap: '1.5',
      alignContent: 'start',
      minWidth: '0',
      '& > [role=status]': message,
      '& > [role=status] svg': { flex: 'none', marginTop: '1px', color: 'waiting' },
    },
    label: {
      fontSize: '14px',
      fontWeight: '550',
      justifySelf: 'start',
      '& > .optional': { color: 'quiet', fontWeight: '400' },
    },
    helperText: { fontSize: '13px', color: 'quiet', textWrap: 'pretty' },
    errorText: { ...message, color: 'stopped', '& svg': { flex: 'none', marginTop: '1px' } },
  },
};

/** How every control that takes typing looks. */
export const control = {
  width: '100%',
  minWidth: '0',
  borderRadius: 'base',
  border: '1px solid {colors.edge}',
  background: 'sheet',
  color: 'ink',
  textOverflow: 'ellipsis',
  transition: 'border-color .12s',
  '&:hover:not(:disabled)': { borderColor: 'ink' },
  '&:focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '-1px', borderColor: 'accent' },
  '&[aria-invalid=true]': { borderColor: 'stopped', boxShadow: 'inset 0 0 0 1px {colors.stopped}' },
  '&::placeholder': { color: 'quiet', opacity: '1' },
  '&:disabled, &[readonly]': { background: 'hover', color: 'quiet', opacity: '1' },
} as const;

export const controlSizes = {
  md: { minHeight: '42px', paddingInline: '3', paddingBlock: '2', fontSize: '16px', lineHeight: '22px' },
  // In the row of filters over a list.
  sm: {
    minHeight: '36px',
    paddingInline: '10px',
    paddingBlock: '6px',
    fontSize: '14px',
    lineHeight: '22px',
    borderColor: 'line',
    '@media (max-width: 47.99rem)': { minHeight: '44px' },
  },
} as const;

export const inputRecipe: RecipeDefinition = {
  base: control,
  variants: { size: controlSizes },
  defaultVariants: { size: 'md' },
};
