/** What is read in new mail. */
export const newMailWords = {
  askNewMail: 'Ask for a new mail',
} as const;
