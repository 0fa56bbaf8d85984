import * as z from 'zod/mini';
import { session } from './account.ts';
import { envelope, nothing } from './answer-wire.ts';
import { toDoor } from './call.ts';
import { password } from './password.ts';
import { all, text } from './wire-types.ts';

const at = '/api/Account/';
const own = toDoor('session', at);
const mailed = toDoor('token', at);

const code = text(60);

/** The calls of the second factor, all ours. */
export const secondFactorCalls = {
  proveFactor: mailed.ours.change('prove-second-factor', envelope(session), { challenge: code, code }),
  recoverFactor: mailed.ours.change(
    'recover-second-factor',
    { codeAt: z.string(), mailed: z.boolean() },
    { challenge: code },
  ),
  beginFactor: own.ours.change('begin-second-factor', all(z.string(), 'secret address'), { password }),
  confirmFactor: own.ours.change('confirm-second-factor', { recoveryCodes: z.array(z.string()) }, { code }),
  endFactor: own.ours.change('end-second-factor', nothing, { password }),
};
