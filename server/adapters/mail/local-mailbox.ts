import type { Mail } from './mail.ts';

/** Where no mail server is named: letters stay in their table, and the page /dev/mailbox shows them. */
export const localMailbox: Mail = {
  staysHere: true,
  send: async () => {},
  close: () => {},
};
