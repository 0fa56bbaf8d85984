/** What is read in new mail. */

export const askNewMail = 'Ask for a new email';
