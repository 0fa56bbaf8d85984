/** What is read in message. */
export const messageWords = {
  emailWrong: 'Enter an e-mail address like name@example.com.',
  notAnAddress: (wrong: string) => `${wrong} is not an e-mail address.`,
  tooManyAddresses: (mostAddresses: number) => `A mail goes to at most ${mostAddresses} more addresses.`,
} as const;
