import * as z from 'zod/mini';
import { nothing } from './answer-wire.ts';
import { toDoor } from './call.ts';
import { id, text } from './wire-types.ts';

const at = '/api/Account/';
const anybody = toDoor('open', at);
const mailed = toDoor('token', at);

/** A password as typed, of any characters, untrimmed; its rule stands in the domain. Twice 128, for a character may take two units. */
export const password = z.string().check(z.maxLength(256));

/** Who signs in, as typed: nobody's address, however odd, gets the refusal of a wrong one. */
export const claimed = z.string().check(z.maxLength(300));

/** The calls by which somebody who forgot their password gets a new one. */
export const passwordCalls = {
  forgotPassword: anybody.change('forgot-password', nothing, { email: text(300) }),
  exchangeResetCode: anybody.ours.change(
    'exchange-reset-code',
    { userid: id, code: z.string() },
    { email: claimed, code: text(60) },
  ),
  resetPassword: mailed.change('reset-password', nothing, { userid: id, code: text(60), password }),
};
