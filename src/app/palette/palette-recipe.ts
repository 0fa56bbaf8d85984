import type { SlotRecipeDefinition, SystemStyleObject } from '@chakra-ui/react';
import { backdropStyle, layerStyle, positionerStyle } from '../../screens/kit/dialogs/dialog-recipe.ts';

const content: SystemStyleObject = {
  margin: '12dvh auto auto',
  width: 'min(600px, calc(100vw - 32px))',
  maxHeight: '70dvh',
  padding: '0',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  ...layerStyle,
  animation: 'rise .12s ease-out',
  overflow: 'hidden',
  border: '1px solid {colors.line}',
  borderRadius: 'sheet',
  background: 'sheet',
  '& > .head': {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    paddingInline: '16px 8px',
    borderBottom: '1px solid {colors.line}',
    '& > svg': { flex: 'none', color: 'quiet' },
    '& > input': {
      flex: '1',
      minWidth: '0',
      minHeight: '52px',
      border: '0',
      outline: 'none',
      background: 'none',
      fontSize: '16px',
    },
    '& > input::placeholder': { color: 'quiet', opacity: '1' },
  },
  '& > [role=listbox]': { overflowY: 'auto', padding: '4px 8px 10px', '&:empty': { display: 'none' } },
  '& .group': { padding: '8px 8px 2px', fontSize: '12.5px', color: 'quiet' },
  '& [role=option]': {
    display: 'flex',
    gap: '4',
    alignItems: 'baseline',
    padding: '7px 10px',
    borderRadius: '4px',
    fontSize: '14px',
    scrollMarginBlock: '32px',
    '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
    '& > small': {
      marginInlineStart: 'auto',
      fontSize: '13px',
      color: 'quiet',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
    '&[aria-selected=true]': { background: 'accentSoft' },
  },
  '& .nothing': { padding: '12px 10px', fontSize: '14px', color: 'quiet' },
  '@media (max-width: 47.99rem)': {
    margin: '0',
    width: '100vw',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: 'none',
    border: '0',
    borderRadius: '0',
    '& [role=option]': { paddingBlock: '11px' },
  },
};

/** A window near the top of the page; on a phone it fills the screen, so that nothing jumps when the keyboard comes. */
export const paletteRecipe: SlotRecipeDefinition = {
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: backdropStyle,
    positioner: { ...positionerStyle, alignItems: 'flex-start' },
    content,
  },
};
