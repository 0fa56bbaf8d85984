import * as everywhere from './everywhere.ts';

/** What is read in factor page. */
export const factorPageWords = {
  beforeGo: 'Before you go on',
  typingKept: 'What you typed is kept, so you can continue where you were.',
  switchBusiness: 'Switch business',
  signOut: 'Sign out',
  tryAgain: 'Try again',
} as const;

/** What is read in factor set up. */
export const factorSetUpWords = {
  passwordMissing: everywhere.enterPassword,
  secondFactor: 'Two-step verification',
  secondFactorLead:
    'Adds a code from your phone when you sign in. Turning it on signs you out everywhere else.',
  setItUp: 'Set it up',
  yourPassword: 'Your password',
  codeMissing: 'Enter the six digits from the app.',
  scanLead: 'Scan this with an authenticator app, then enter the six digits it shows.',
  turnItOn: 'Turn it on',
  qrCodeSecret: 'QR code of the secret',
  withoutCamera: 'Without a camera, type this secret into the app:',
  yourRecoveryCodes: 'Your recovery codes',
  yourRecoveryCodesLead: 'Each signs you in once without your phone.',
  iKeptThem: 'I’ve saved them',
  keepCodes: 'We show them only once. Print them, or keep them in a password manager.',
} as const;

/** What is read in factor card. */
export const factorCardWords = {
  leaveItOff: 'Leave it off',
  passwordMissing: everywhere.enterPassword,
  title: 'Two-step verification',
  isOn: (left: number) =>
    `It’s on: signing in asks for a code from your app. ${left} of 10 recovery codes are left. Turning it off signs you out everywhere else. A business that requires it will ask you to set it up again.`,
  turnItOff: 'Turn it off',
  yourPassword: 'Your password',
} as const;
