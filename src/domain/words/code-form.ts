import * as everywhere from './everywhere.ts';

/** What is read in code form. */
export const codeFormWords = {
  codeMissing: everywhere.enterMailedCode,
  digitsHold15Minutes: 'The code expires in 15 minutes.',
  sendNewCode: 'Send a new code',
} as const;

/** What is read in other address. */
export const otherAddressWords = {
  otherAddress: 'Use another email address',
} as const;
