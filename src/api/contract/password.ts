import * as z from 'zod/mini';
import { call } from './call.ts';
import { envelope, id, text } from './wire-types.ts';

/** A password as typed, of any characters, untrimmed; its rule stands in the domain. Twice 128, for a character may take two units. */
export const password = z.string().check(z.maxLength(256));

/** Who signs in, as typed: nobody's address, however odd, gets the refusal of a wrong one. */
export const claimed = z.string().check(z.maxLength(300));

/** The calls by which somebody who forgot their password gets a new one. */
export const passwordCalls = {
  forgotPassword: call({
    method: 'POST',
    path: '/api/Account/forgot-password',
    summary: 'Mails a code and a link to set a new password; the answer is the same for an unknown address.',
    door: 'open',
    permission: null,
    effect: 'changes',
    body: z.object({ email: text(300) }),
    answer: envelope(z.null()),
  }),
  exchangeResetCode: call({
    method: 'POST',
    path: '/api/Account/exchange-reset-code',
    summary: 'Takes the six digits of the mail and answers the code that sets a new password once.',
    door: 'open',
    permission: null,
    effect: 'changes',
    ours: true,
    body: z.object({ email: claimed, code: text(60) }),
    answer: envelope(z.object({ userid: id, code: z.string() })),
  }),
  resetPassword: call({
    method: 'POST',
    path: '/api/Account/reset-password',
    summary: 'Sets a new password by the mailed link’s code, and ends every session of the user.',
    door: 'token',
    permission: null,
    effect: 'changes',
    body: z.object({ userid: id, code: text(60), password }),
    answer: envelope(z.null()),
  }),
};
