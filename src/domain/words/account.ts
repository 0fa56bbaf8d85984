import * as everywhere from './everywhere.ts';

/** What is read in email card. */
export const emailCardWords = {
  passwordMissing: everywhere.enterPassword,
  eMailAddress: 'Email address',
  lead: 'You sign in with it, and we send our emails there.',
  changeAddress: 'Change email',
  presentAddress: 'Current email',
  newAddress: 'New email',
  yourPassword: 'Your password',
  codeMissing: everywhere.enterMailedCode,
  confirmNewAddress: 'Confirm the new address',
  weSentSixDigits: (address: string) =>
    `We sent six digits to ${address}. Until you enter them, your address stays as it is.`,
  keepMyAddress: 'Keep my address',
  confirm: 'Confirm',
} as const;

/** What is read in sessions. */
export const sessionsWords = {
  keepIt: 'Keep it',
  keepThem: 'Keep them',
  endThisOne: 'End this session',
  endOneTitle: (name: string) => `End the session of ${name}?`,
  endOthersTitle: 'End every other session?',
  passwordToEndIt: 'Your password, to end it',
  passwordToEndThem: 'Your password, to end them',
  passwordMissing: everywhere.enterPassword,
  endLead: 'That device is signed out at once. What was typed there stays on it.',
  aDevice: 'A device',
  whereSigned: 'Where you’re signed in',
  whereSignedLead: 'Sign out any device you don’t recognise, then change your password.',
  endAllOthers: 'End all others',
  thisSession: ', this session',
  sinceLastUsed: (createdAt: string, seenAt: string) => `Since ${createdAt}, last used ${seenAt}`,
  from: (address: string) => `, from ${address}`,
  endSessionSince: (agent: string, createdAt: string) => `End the session of ${agent} since ${createdAt}`,
  end: 'End',
} as const;

/** What is read in account. */
export const accountWords = {
  profile: 'Profile',
  security: 'Security',
  yourName: 'Your name',
  yourNameLead: 'Shown in the history of documents you work on.',
  save: 'Save name',
  firstName: 'First name',
  lastName: 'Last name',
  presentPasswordMissing: 'Enter your current password.',
  password: 'Password',
  passwordLead: 'Changing it signs you out everywhere else.',
  changePassword: 'Change password',
  presentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: everywhere.passwordHint,
} as const;

/** What is read in picture. */
export const pictureWords = {
  notReadable: everywhere.pictureUnreadable,
  title: 'Picture',
  lead: 'A PNG or JPEG. We’ll resize it.',
  removePicture: 'Remove picture',
  you: 'You',
  anotherPicture: 'Another picture',
  chooseAPicture: 'Choose a picture',
} as const;

/** What is read in referral. */
export const referralWords = {
  referrals: 'Referrals',
  codeCopied: 'Code copied.',
  yourCode: 'Your code',
  yourCodeLead: 'Share it with people you invite. A referral is complete once they have set up a business.',
  copyCode: 'Copy code',
  enterCodeGiven: 'Enter the code you were given.',
  wereYouReferred: 'Were you referred?',
  wereYouReferredLead: 'Enter the code of the person who referred you. You can add it once.',
  addCode: 'Add code',
  referralCode: 'Referral code',
  youWereReferred: 'You were referred',
  cameCode: (code: string) => `You joined with the code ${code}.`,
} as const;
