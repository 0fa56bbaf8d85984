import * as z from 'zod/mini';
import { call } from './call.ts';
import { password } from './password.ts';
import { envelope, id, text } from './wire-types.ts';

const code = text(60);
const session = z.object({
  Token: z.string(),
  user: z.object({
    userid: id,
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    emailverified: z.boolean(),
  }),
});

/** The calls of the second factor, all ours. */
export const secondFactorCalls = {
  proveFactor: call({
    method: 'POST',
    path: '/api/Account/prove-second-factor',
    summary: 'Finishes a sign-in by a code of the second factor or a recovery code.',
    door: 'token',
    permission: null,
    effect: 'changes',
    ours: true,
    body: z.object({ challenge: code, code }),
    answer: envelope(session),
  }),
  recoverFactor: call({
    method: 'POST',
    path: '/api/Account/recover-second-factor',
    summary:
      'Begins the way back of somebody without their second factor: three notices by mail over seven days, then a code. Any sign-in with the factor stops it.',
    door: 'token',
    permission: null,
    effect: 'changes',
    ours: true,
    body: z.object({ challenge: code }),
    answer: envelope(z.object({ codeAt: z.string(), mailed: z.boolean() })),
  }),
  beginFactor: call({
    method: 'POST',
    path: '/api/Account/begin-second-factor',
    summary: 'Makes a secret for an authenticator app; it counts once a code of it was confirmed.',
    door: 'session',
    permission: null,
    effect: 'changes',
    ours: true,
    body: z.object({ password }),
    answer: envelope(z.object({ secret: z.string(), address: z.string() })),
  }),
  confirmFactor: call({
    method: 'POST',
    path: '/api/Account/confirm-second-factor',
    summary:
      'Turns the second factor on by a code of it, ends every other session, and answers the recovery codes, once.',
    door: 'session',
    permission: null,
    effect: 'changes',
    ours: true,
    body: z.object({ code }),
    answer: envelope(z.object({ recoveryCodes: z.array(z.string()) })),
  }),
  endFactor: call({
    method: 'POST',
    path: '/api/Account/end-second-factor',
    summary: 'Turns the second factor off by the password, and ends every other session.',
    door: 'session',
    permission: null,
    effect: 'changes',
    ours: true,
    body: z.object({ password }),
    answer: envelope(z.null()),
  }),
};
