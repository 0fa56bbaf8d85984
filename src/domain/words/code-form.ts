/** What is read in code form. */
export const codeFormWords = {
  codeMissing: 'Enter the six digits from the mail.',
  digitsHold15Minutes: 'The digits hold for 15 minutes.',
  sendNewCode: 'Send a new code',
} as const;

/** What is read in other address. */
export const otherAddressWords = {
  useAnotherEmailAddress: 'Use another e-mail address',
} as const;
