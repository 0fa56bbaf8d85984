/** What is read in account answer. */

export const changesSaved = 'Changes saved.';
export const weSentCodeNew = 'We have sent a code to the new address.';
export const sessionEnded = 'Session ended.';
export const everyOtherSessionEnded = 'Every other session is ended.';
export const secondFactorAsked = 'Enter the code of your authenticator app.';
export const signedIn = 'Signed in.';
export const demoBusinessOpen = 'The demo business is open.';
export const signedOut = 'Signed out.';
export const checkYourMail = 'Check your mail.';
export const scanCodeApp = 'Scan the code with your app.';
export const secondFactorOn = 'Your second factor is on.';
export const secondFactorOff = 'Your second factor is off.';
export const mailOnItsWay = 'If the address has an account, a mail is on its way.';
export const referralCode = 'Referral code';
export const referralCodeAdded = 'Referral code added.';
