/**
 * Lays the input that Chakra hides over the whole choice, unseen: a press, a screen reader's touch or a test lands on the
 * input itself and not on what is drawn for it.
 */
export const overChoice = {
  inset: '0',
  width: '100%',
  height: '100%',
  margin: '0',
  clip: 'auto',
  opacity: '0',
  cursor: 'pointer',
} as const;
