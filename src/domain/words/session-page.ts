/** What is said while a session ends, changes or begins by itself. */

export const goNow = 'Go now';
export const sentAway = 'In five seconds you’ll go to the sign-in page.';
export const sentAwayUnlessMail =
  'In five seconds you’ll go to the sign-in page, unless you ask for a new email.';
export const sentAwayUnlessCode =
  'In five seconds you’ll go to the sign-in page, unless you type another code or ask for a new one.';
