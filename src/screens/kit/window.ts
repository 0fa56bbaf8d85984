/**
 * A window with room for bars that stay in view. In a lower one, such as a phone on its side or a page enlarged four times, they
 * would cover what they belong to, and stand at its end instead.
 */
export const tall = '@media (min-height: 30rem)';

/*
 * Selectors begin with the element's name: before one that begins with a colon the styled element itself would be put.
 */

/** A bar while somebody types elsewhere than in it: on a phone the keyboard takes half of the window, and what is typed the rest. */
export const whileTyping =
  'html:has(:is(textarea, input:not([type=checkbox], [type=radio], [type=file])):focus):not(:has([data-counterfoil] :focus)) &';

/** What shares the foot of a window with a bar that saves what was typed: there is one bar at a time. */
export const besideSaving = 'html:has([data-save-bar]:not([data-resting])) &';
