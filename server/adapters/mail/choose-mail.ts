import { localMailbox } from './local-mailbox.ts';
import type { Mail } from './mail.ts';
import { smtpMail } from './smtp.ts';

/** Whether letters stay here for want of a mail server, to be read on the page /dev/mailbox, which production has not. */
export const staysHere = (environment: NodeJS.ProcessEnv): boolean =>
  !environment.SMTP_URL && environment.NODE_ENV !== 'production';

/**
 * The mail the environment asks for: by SMTP_URL, from MAIL_FROM; the local mailbox where no server is named.
 *
 * @param origin where the page is reached; without MAIL_FROM letters come from its host
 */
export const chooseMail = (environment: NodeJS.ProcessEnv, origin: string): Mail => {
  const url = environment.SMTP_URL;
  if (!url) return localMailbox;
  return smtpMail(url, environment.MAIL_FROM ?? `Counterfoil <no-reply@${new URL(origin).hostname}>`);
};
