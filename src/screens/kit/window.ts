/**
 * A window with room for bars that stay in view. In a lower one, such as a phone on its side or a page enlarged four times, they
 * would cover what they belong to, and stand at its end instead.
 */
export const tall = '@media (min-height: 30rem)';
