import * as z from 'zod/mini';
import { toDoor } from './call.ts';
import { password } from './password.ts';
import { all, envelope, id, text } from './wire-types.ts';

const own = toDoor('session');
const mailed = toDoor('token');

const code = text(60);
const session = z.object({
  Token: z.string(),
  user: z.object({
    userid: id,
    ...all(z.string(), 'firstname', 'lastname', 'email'),
    emailverified: z.boolean(),
  }),
});

/** The calls of the second factor, all ours. */
export const secondFactorCalls = {
  proveFactor: mailed.ours.change('/api/Account/prove-second-factor', {
    takes: { challenge: code, code },
    answer: envelope(session),
  }),
  recoverFactor: mailed.ours.change('/api/Account/recover-second-factor', {
    takes: { challenge: code },
    answer: envelope(z.object({ codeAt: z.string(), mailed: z.boolean() })),
  }),
  beginFactor: own.ours.change('/api/Account/begin-second-factor', {
    takes: { password },
    answer: envelope(z.object({ secret: z.string(), address: z.string() })),
  }),
  confirmFactor: own.ours.change('/api/Account/confirm-second-factor', {
    takes: { code },
    answer: envelope(z.object({ recoveryCodes: z.array(z.string()) })),
  }),
  endFactor: own.ours.change('/api/Account/end-second-factor', {
    takes: { password },
    answer: envelope(z.null()),
  }),
};
