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
    summary: 'Finishes a sign-in by a code of the second factor or a recovery code.',
    takes: { challenge: code, code },
    answer: envelope(session),
  }),
  recoverFactor: mailed.ours.change('/api/Account/recover-second-factor', {
    summary:
      'Begins the way back of somebody without their second factor: three notices by mail over seven days, then a code. Any sign-in with the factor stops it.',
    takes: { challenge: code },
    answer: envelope(z.object({ codeAt: z.string(), mailed: z.boolean() })),
  }),
  beginFactor: own.ours.change('/api/Account/begin-second-factor', {
    summary: 'Makes a secret for an authenticator app; it counts once a code of it was confirmed.',
    takes: { password },
    answer: envelope(z.object({ secret: z.string(), address: z.string() })),
  }),
  confirmFactor: own.ours.change('/api/Account/confirm-second-factor', {
    summary:
      'Turns the second factor on by a code of it, ends every other session, and answers the recovery codes, once.',
    takes: { code },
    answer: envelope(z.object({ recoveryCodes: z.array(z.string()) })),
  }),
  endFactor: own.ours.change('/api/Account/end-second-factor', {
    summary: 'Turns the second factor off by the password, and ends every other session.',
    takes: { password },
    answer: envelope(z.null()),
  }),
};
