import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { tall } from '../window.ts';

/** Above the page's own bars; a layer over a layer lies higher. */
const above = 'calc(40 + var(--layer-index, 0))';

/** What lies behind every modal layer. */
export const backdropStyle = {
  position: 'fixed',
  inset: '0',
  zIndex: above,
  background: 'scrim',
  animation: 'appear .16s ease-out',
} as const;

/** What holds every modal layer: the window. */
export const positionerStyle = { position: 'fixed', inset: '0', zIndex: above, display: 'flex' } as const;

/** The parts of every modal layer. */
export const layerSlots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
] as const;

/** What floats over the page, whatever its place. */
export const layerStyle = { color: 'ink', boxShadow: 'float', outline: 'none' } as const;

/** A question over the page; on a phone a sheet at its bottom. */
export const dialogRecipe: SlotRecipeDefinition = {
  slots: [...layerSlots],
  base: {
    backdrop: backdropStyle,
    positioner: positionerStyle,
    content: {
      margin: 'auto',
      width: 'min(680px, calc(100vw - 32px))',
      maxHeight: 'calc(100dvh - 48px)',
      overflow: 'hidden auto',
      padding: '28px 32px',
      borderRadius: 'sheet',
      background: 'sheet',
      '--ground': '{colors.sheet}',
      ...layerStyle,
      animation: 'rise .16s ease-out',
      [tall]: { scrollPaddingBottom: '104px' },
      '@media (max-width: 47.99rem)': {
        margin: 'auto 0 0',
        width: '100vw',
        maxHeight: '92dvh',
        padding: '20px 16px calc(20px + env(safe-area-inset-bottom))',
        borderRadius: '14px 14px 0 0',
        [tall]: { scrollPaddingBottom: '200px' },
      },
    },
    title: { fontSize: '20px', outline: 'none', textWrap: 'balance' },
    description: { marginTop: '1.5', fontSize: '14px', color: 'quiet', textWrap: 'pretty' },
    body: { marginTop: '4' },
    // The acts stay in view over what is longer than the window, which fades out above them.
    footer: {
      [tall]: { position: 'sticky', bottom: '-28px' },
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2.5',
      margin: '16px -32px -28px',
      padding: '8px 32px 28px',
      background: 'sheet',
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 'auto 0 100%',
        height: '16px',
        background: 'linear-gradient(transparent, {colors.sheet})',
        pointerEvents: 'none',
      },
      '& > .first': { marginInlineEnd: 'auto' },
      '@media (max-width: 47.99rem)': {
        [tall]: { bottom: 'calc(-20px - env(safe-area-inset-bottom))' },
        flexDirection: 'column-reverse',
        alignItems: 'stretch',
        margin: '16px -16px calc(-20px - env(safe-area-inset-bottom))',
        padding: '8px 16px calc(20px + env(safe-area-inset-bottom))',
        '& > .first': { display: 'grid', margin: '0' },
        '& .label': { whiteSpace: 'normal' },
      },
    },
  },
  variants: {
    size: {
      sm: {
        content: {
          width: 'min(460px, calc(100vw - 32px))',
          '@media (max-width: 47.99rem)': { width: '100vw' },
        },
      },
      md: {},
    },
  },
  defaultVariants: { size: 'md' },
};
