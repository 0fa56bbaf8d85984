/** What is read in account refusal. */

export const referralUnknown = 'Nobody has this code. Check it and try again.';
export const referralOwn = 'This is your own code. Enter the code of the person who referred you.';
export const referralAdded = 'You have added a code already; it can’t be changed.';
const wrongWhile = (left: number, dead: string): string => {
  if (left === 0) return dead;
  return `This code is wrong. You have ${left === 1 ? 'one more try' : `${left} more tries`}.`;
};
export const codeWrong = ({ left }: { left: number }): string =>
  wrongWhile(left, 'This code is wrong or no longer works. Ask for a new one.');
export const notPresentAddress = 'This isn’t your current email.';
export const addressAlready = 'This is your address already.';
export const verifyBeforeBusiness = 'Verify your email address before you set up a business.';
export const confirmBeforePicture = 'Confirm your email address before you add a picture.';
export { pictureUnreadable as noPictureWeCan } from './everywhere.ts';
export const signInTooLong = 'This sign-in took too long or too many tries. Start again.';
export const passwordCodeWrong =
  'This code is wrong or no longer works. Use the latest email, or ask for a new one.';
export const factorCodeWrong = 'This code is wrong, or was used before. Wait for the next one.';
export const keyMissing =
  'We can’t check codes from your app because this server’s key is missing. Use a recovery code, and tell your administrator.';
export const noKey =
  'You can’t turn on two-step verification because this server has no key to protect it with. Ask your administrator to set COUNTERFOIL_KEY.';
export const confirmBeforeTwoStep =
  'Confirm your email address first. Then you can set up two-step verification.';
export const factorIsOn = 'Two-step verification is already on. Turn it off first.';
export const noFactorToConfirm = 'There’s nothing to confirm. Start setting it up again.';
export const signInWrong = 'The email address or the password is wrong.';
export const verifyCodeWrong = ({ left }: { left: number }): string =>
  wrongWhile(left, 'This code is wrong or no longer works. Use the latest email, or ask for a new code.');
export const addressHasAccount =
  'This address has an account already. Sign in with it, or sign up with another address.';
export const passwordMissing = 'Enter the password you chose when you signed up.';
export const passwordOther = 'This isn’t the password you chose when you signed up.';
export const passwordWrong = 'This isn’t your password.';
export const alreadyInTeam = 'You’re already on this team, under another address.';
export const addressProvedByOther = 'Someone else has confirmed this address. Invite another one.';
export const signInBusy = 'Many people are signing in right now. Try again in a few seconds.';
