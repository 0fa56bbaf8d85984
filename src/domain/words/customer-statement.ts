/** What is read in send statement. */
export const sendStatementWords = {
  title: (name: string) => `Send ${name} their statement`,
  lead: (days: string) =>
    `The statement goes as a PDF: every claim of ${days} with what is due of it. Its days are chosen on the statement’s tab.`,
  sendEmail: 'Send e-mail',
  to: 'To',
  cc: 'Cc',
  ccHint: 'Several addresses with commas between.',
  bcc: 'Bcc',
  personalMessage: 'Personal message',
} as const;
