import { localMailbox } from './local-mailbox.ts';
import type { Mail } from './mail.ts';
import { smtpMail } from './smtp.ts';

/** A mail server by its address, e.g. "smtps://user:secret@mail.example.com:465", and whom letters come from. */
export interface MailSettings {
  url: string;
  from: string;
}

/** The mail that is asked for; the local mailbox where no server is named. */
export const chooseMail = (settings: MailSettings | null): Mail =>
  settings ? smtpMail(settings.url, settings.from) : localMailbox;
