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
  const own = from.match(/<([^>]+)>/)?.[1] ?? from;
  const host = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost';
  return {
    staysHere: false,
    send: async ({ id, to, cc = [], bcc = [], attachments = [], inline = [], ...letter }) => {
      const { subject, text, html, replyTo, fromName, unsubscribe } = letter;
      const messageId = `<${id}@${host}>`;
      // As objects, so that nothing in an address is read as more than one.
      const address = (one: string) => ({ name: '', address: one });
      await transport.sendMail({
        from: fromName ? { name: fromName, address: own } : from,
        ...(replyTo ? { replyTo } : {}),
        to: address(to),
        cc: cc.map(address),
        bcc: bcc.map(address),
        subject,
        text,
        html,
        messageId,
        ...(unsubscribe ? { list: { unsubscribe } } : {}),
        attachments: [
          ...attachments.map(({ name, mime, bytes }) => ({
            filename: name,
            contentType: mime,
            content: Buffer.from(bytes),
          })),
          ...inline.map(({ cid, mime, bytes }) => ({
            cid,
            filename: `${cid}.${mime.split('/')[1]}`,
            contentType: mime,
            content: Buffer.from(bytes),
            contentDisposition: 'inline' as const,
          })),
        ],
        // A part of the mail is what it says and no path or address to read it from.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
};
