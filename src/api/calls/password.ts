import * as z from 'zod/mini';
import { sentence, told } from './call.ts';
import { id, text, typedText, verbatim } from './field.ts';
import { outsideBusiness } from './outside-business.ts';

const at = '/api/Account/';
const anybody = outsideBusiness('open', at);
const mailed = outsideBusiness('token', at);

/** A password as typed, of any characters, untrimmed; its rule stands in the domain. Twice 128, for a character may take two units. */
export const password = verbatim(z.string().check(z.maxLength(256)));

/** Who signs in, as typed: nobody's address, however odd, gets the refusal of a wrong one. */
export const claimed = verbatim(z.string().check(z.maxLength(300)));

/** The calls by which somebody who forgot their password gets a new one. */
export const passwordCalls = {
  forgotPassword: anybody.change('forgot-password', {
    takes: { email: typedText('email', 300) },
    says: sentence,
    touches: [],
  }),
  exchangeResetCode: anybody.ours.change('exchange-reset-code', {
    takes: { email: claimed('email'), code: typedText('code', 60) },
    says: told({ userId: id('userid'), code: text('code') }),
    touches: [],
  }),
  resetPassword: mailed.change('reset-password', {
    takes: { userId: id('userid'), code: typedText('code', 60), password: password('password') },
    says: sentence,
    touches: [],
  }),
};
