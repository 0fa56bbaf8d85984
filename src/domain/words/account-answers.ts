/** What is read in account answer. */

export const changesSaved = 'Changes saved.';
export const weSentCodeNew = 'We have sent a code to the new address.';
export const sessionEnded = 'Session ended.';
export const everyOtherSessionEnded = 'You’re signed out everywhere else.';
export const secondFactorAsked = 'Enter the code from your authenticator app.';
export const signedIn = 'Signed in.';
export const demoBusinessOpen = 'The demo business is open.';
export const signedOut = 'Signed out.';
export const checkYourMail = 'Check your email.';
export const scanCodeApp = 'Scan the code with your app.';
export const secondFactorOn = 'Two-step verification is on.';
export const secondFactorOff = 'Two-step verification is off.';
export const mailOnItsWay = 'If this address has an account, we’ve sent it an email.';
export const referralCode = 'Referral code';
export const referralCodeAdded = 'Referral code added.';
