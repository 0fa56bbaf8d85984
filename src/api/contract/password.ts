import * as z from 'zod/mini';
import { toDoor } from './call.ts';
import { envelope, id, text } from './wire-types.ts';

const anybody = toDoor('open');
const mailed = toDoor('token');

/** A password as typed, of any characters, untrimmed; its rule stands in the domain. Twice 128, for a character may take two units. */
export const password = z.string().check(z.maxLength(256));

/** Who signs in, as typed: nobody's address, however odd, gets the refusal of a wrong one. */
export const claimed = z.string().check(z.maxLength(300));

/** The calls by which somebody who forgot their password gets a new one. */
export const passwordCalls = {
  forgotPassword: anybody.change('/api/Account/forgot-password', {
    takes: { email: text(300) },
    answer: envelope(z.null()),
  }),
  exchangeResetCode: anybody.ours.change('/api/Account/exchange-reset-code', {
    takes: { email: claimed, code: text(60) },
    answer: envelope(z.object({ userid: id, code: z.string() })),
  }),
  resetPassword: mailed.change('/api/Account/reset-password', {
    takes: { userid: id, code: text(60), password },
    answer: envelope(z.null()),
  }),
};
