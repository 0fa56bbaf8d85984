/** The dialog that sends a contact their statement. */

export const title = (name: string) => `Send ${name} their statement`;
export const lead = (days: string) =>
  `The statement for ${days} is attached as a PDF, with what is still due. Choose its dates on the Statement tab.`;
export const sendEmail = 'Send email';
export const to = 'To';
export const cc = 'Cc';
export { severalAddresses as ccHint } from './everywhere.ts';
export const bcc = 'Bcc';
export const personalMessage = 'Personal message';
