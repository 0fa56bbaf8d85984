import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/**
 * Mail by SMTP.
 *
 * @param url the server with its credentials, e.g. "smtps://user:secret@mail.example.com:465"
 * @param from the address letters come from, e.g. "Counterfoil <books@example.com>"
 */
export const smtpMail = (url: string, from: string): Mail => {
  const transport = createTransport(url);
  const host = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost';
  return {
    staysHere: false,
    send: async ({ id, to, subject, text, html }) => {
      // The same id at every try, so that a letter sent twice after a crash is known for one.
      const messageId = `<${id}@${host}>`;
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId });
    },
    close: () => transport.close(),
  };
};
