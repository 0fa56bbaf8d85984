import { controlK } from '../../domain/words/palette-key.ts';

/** Whether ⌘ takes the place of Ctrl on this device. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The key that goes with K: as it is called on this device. */
export const paletteKey = isApple ? '⌘K' : controlK;
