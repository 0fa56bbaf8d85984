import type { StoredLetter } from '../../store/letters.ts';

/** Carries letters out. A port: by SMTP, or into the local mailbox. */
export interface Mail {
  /** True where the letter stays to be read here; false where it left, and its body must not stay. */
  staysHere: boolean;
  /** Sends one letter. @throws when it was not taken; it is tried again later */
  send: (letter: StoredLetter) => Promise<void>;
  close: () => void;
}
