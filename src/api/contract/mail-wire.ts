import * as z from 'zod/mini';
import { envelope, repeated } from './answer-wire.ts';
import { all, id, text } from './wire-types.ts';

/** Who else gets a mail, and what it says. */
export const copies = {
  ...all(z.optional(text(3000)), 'Cc Bcc'),
  personal_message: z.optional(text(5000)),
  /** What it says; left out: the business's own wording, or ours. */
  Subject: z.optional(text(300)),
  Message: z.optional(text(6000)),
};

/** A mail as typed; what is left out is as the document says, its address else the customer's. */
export const mail = { email: z.optional(text(300)), ...copies };

/** The message that goes out. */
export const sent = envelope(z.object({ messageid: id, email: z.string(), ...repeated }));
