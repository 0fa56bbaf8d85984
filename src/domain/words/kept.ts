/** What is said when a form is left with something typed in it. */
export const keptWords = {
  left: 'We kept your unsaved changes.',
  back: 'Go back to them',
} as const;
