import { localMailbox } from './local-mailbox.ts';
import type { Mail } from './mail.ts';
import { smtpMail } from './smtp.ts';

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
