import type { RecipeDefinition } from '@chakra-ui/react';

/** How a button looks, by Chakra's names of variants: `solid` the one primary act, `surface` what takes something away. */
export const buttonRecipe: RecipeDefinition = {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '36px',
    paddingInline: '14px',
    borderRadius: 'base',
    border: '1px solid {colors.rim}',
    fontSize: '14px',
    fontWeight: '550',
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    transition: 'background-color .12s, border-color .12s, color .12s',
    _disabled: { opacity: '.55', cursor: 'default' },
    '& > .label': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '&[aria-busy=true]': { opacity: '1', cursor: 'progress', '& > .label': { opacity: '0' } },
    '& > .turning': { position: 'absolute' },
    '@media (max-width: 47.99rem)': { minHeight: '44px', '& kbd': { display: 'none' } },
    '&[data-wide]': { width: '100%' },
  },
  variants: {
    variant: {
      solid: {
        background: 'accent',
        borderColor: 'accent',
        color: 'onAccent',
        _hover: { background: 'accentStrong', borderColor: 'accentStrong' },
        '& kbd': { color: 'inherit', borderColor: 'color-mix(in srgb, currentColor 45%, transparent)' },
      },
      outline: { background: 'sheet', color: 'ink', _hover: { background: 'hover' } },
      ghost: {
        background: 'transparent',
        borderColor: 'transparent',
        color: 'ink',
        _hover: { background: 'hover' },
      },
      surface: {
        background: 'stopped',
        borderColor: 'stopped',
        color: 'onStopped',
        _hover: { filter: 'brightness(.92)' },
      },
    },
    // Around words; the others are squares around one drawing.
    size: {
      md: {},
      sm: { width: '32px', minHeight: '32px', padding: '0' },
      lg: { width: '44px', minHeight: '44px', padding: '0' },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
};

export const kbdRecipe: RecipeDefinition = {
  base: {
    fontFamily: 'inherit',
    fontSize: '11px',
    lineHeight: '16px',
    border: '1px solid {colors.line}',
    borderRadius: '4px',
    paddingInline: '5px',
    color: 'quiet',
  },
};

export const spinnerRecipe: RecipeDefinition = {
  base: {
    display: 'inline-block',
    width: '16px',
    height: '16px',
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderTopColor: 'transparent',
    animation: 'turn .7s linear infinite',
  },
};
