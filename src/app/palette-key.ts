import { paletteKey as paletteKeyWords } from '../domain/words/frame.ts';

/** Whether ⌘ takes the place of Ctrl on this device. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The key that goes with K: as it is called on this device. */
export const paletteKey = isApple ? '⌘K' : paletteKeyWords.controlK;
