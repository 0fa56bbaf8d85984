import type { Letter } from '../../store/mail/letters.ts';

/** A letter on its way out, with who else gets it and what is in it. */
export interface OutgoingMail extends Letter {
  /** The same at every try, so that a letter sent twice after a crash is known for one. */
  id: string;
  cc?: readonly string[];
  bcc?: readonly string[];
  /** Where it is answered to; left out: to whom it came from. */
  replyTo?: { name: string; address: string };
  /** Who it is said to come from, at our own address. */
  fromName?: string;
  attachments?: readonly { name: string; mime: string; bytes: Uint8Array }[];
}

/** Carries letters out. A port: by SMTP, or into the local mailbox. */
export interface Mail {
  /** True where the letter stays to be read here; false where it left, and its body must not stay. */
  staysHere: boolean;
  /** Sends one letter. @throws when it was not taken; it is tried again later */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}
