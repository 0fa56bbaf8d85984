/** Signing in with a second factor. */

export const codeMissing = 'Enter the code from your app.';
export const oneMoreStep = 'One more step';
export const codeLead =
  'Enter the six digits your authenticator app shows. Without it, enter one of your recovery codes.';
export const startAgain = 'Start again';
export const code = 'Code';

// The second factor and the recovery codes are lost
export const codeSent = ({ day }: { day: string }) => `We emailed you a code on ${day}. Enter it above.`;
export const codeWillBeSent = ({ day }: { day: string }) =>
  `We’ll email you a code on ${day}. Sign in then and enter it here.`;
export const emailCode = 'Email me a code in 7 days';
export const lostEverything =
  'Lost your phone and your recovery codes? We can email you a code that turns two-step verification off. To protect you it takes 7 days, and we’ll remind you 3 times. Signing in with your app or a recovery code stops it.';
