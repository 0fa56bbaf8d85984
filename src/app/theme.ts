import { createSystem } from '@chakra-ui/react';
import { buttonRecipe, kbdRecipe, spinnerRecipe } from '../screens/kit/buttons/button-recipe.ts';
import { checkboxRecipe } from '../screens/kit/fields/checkbox-recipe.ts';
import { fieldRecipe, inputRecipe } from '../screens/kit/fields/field-recipes.ts';
import { tall } from '../screens/kit/window.ts';
import { breakpoints, fonts, radii, semanticColors, semanticShadows, spacing } from './tokens.ts';

const colored = { values: 'colors' } as const;
const spaced = { values: 'spacing' } as const;

/**
 * The look as a Chakra system.
 *
 * It is made from nothing rather than from Chakra's default preset, whose palettes, recipes and some hundred utilities would be
 * dead weight in the first download (5.7 KB gzipped for the base preset alone). The recipes are ours, by Chakra's names: those of
 * the first page are here, and a part that is fetched later brings its own along.
 * The utilities below are those that read tokens; every other CSS property works as a style prop without being named.
 */
export const theme = createSystem({
  cssVarsPrefix: 'cf',
  cssVarsRoot: ':root',
  preflight: true,
  conditions: {
    light: ':root &, .light &',
    dark: '.dark &',
    hover: '&:hover:not(:disabled, [aria-disabled=true])',
    disabled: '&:is(:disabled, [aria-disabled=true])',
  },
  utilities: {
    color: colored,
    background: colored,
    backgroundColor: colored,
    borderColor: colored,
    outlineColor: colored,
    accentColor: colored,
    caretColor: colored,
    fill: colored,
    stroke: colored,
    boxShadow: { values: 'shadows' },
    borderRadius: { values: 'radii' },
    fontFamily: { values: 'fonts' },
    gap: spaced,
    rowGap: spaced,
    columnGap: spaced,
    padding: spaced,
    paddingInline: spaced,
    paddingBlock: spaced,
    paddingTop: spaced,
    paddingBottom: spaced,
    margin: spaced,
    marginInline: spaced,
    marginBlock: spaced,
    marginTop: spaced,
    marginBottom: spaced,
  },
  theme: {
    breakpoints,
    tokens: { spacing, radii, fonts },
    semanticTokens: { colors: semanticColors, shadows: semanticShadows },
    recipes: {
      button: buttonRecipe,
      input: inputRecipe,
      kbd: kbdRecipe,
      spinner: spinnerRecipe,
    },
    slotRecipes: { checkbox: checkboxRecipe, field: fieldRecipe },
    keyframes: {
      rise: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } },
      appear: { from: { opacity: 0 }, to: { opacity: 1 } },
      turn: { to: { transform: 'rotate(1turn)' } },
    },
  },
  globalCss: {
    html: {
      colorScheme: 'light',
      background: 'paper',
      textSizeAdjust: '100%',
      // What has the focus is seen between the bars at the top and at the foot of a window.
      scrollPaddingBlock: '8px',
      [tall]: {
        scrollPaddingBlock: '64px 96px',
        '@media (max-width: 47.99rem)': {
          '&:has([data-save-bar]:not([data-resting]))': { scrollPaddingBottom: '140px' },
        },
      },
      '&.dark': { colorScheme: 'dark' },
    },
    body: { color: 'ink', fontFamily: 'body', fontSize: '15px', lineHeight: '1.5', background: 'paper' },
    // Above the bars that stand at the bottom of a page.
    ':root': {
      '--cf-above-bars': '92px',
      '@media (max-width: 47.99rem)': {
        '--cf-above-bars': '144px',
        // A dialog on a phone comes from the bottom: what was just said stands over it, not on its first line.
        '&:has([role=dialog][aria-modal=true])': { '--cf-above-bars': 'calc(100dvh - 56px)' },
      },
    },
    '.light': { colorScheme: 'light', color: 'ink' },
    'h1, h2, h3': { fontWeight: '650', letterSpacing: '-.015em', lineHeight: '1.25' },
    'strong, b': { fontWeight: '600' },
    'button, select, [role=menuitem], [role=option], label': { cursor: 'pointer' },
    ':disabled': { cursor: 'default' },
    ':focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    ':focus:not(:focus-visible)': { outline: 'none' },
    '::selection': { background: 'accentSoft', color: 'ink' },
    '.figure': { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
    '.quiet': { color: 'quiet' },
    '.unseen': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
