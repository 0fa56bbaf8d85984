import { opened } from './account.ts';
import { sentence, told } from './call.ts';
import { flag, text, texts, typedText } from './field.ts';
import { outsideBusiness } from './outside-business.ts';
import { password } from './password.ts';

const at = '/api/Account/';
const own = outsideBusiness('session', at).ours;
const mailed = outsideBusiness('token', at).ours;

const code = typedText('code', 60);
const challenge = typedText('challenge', 60);
const touches = ['account', 'security'] as const;

/** The calls of the second factor, all ours. */
export const secondFactorCalls = {
  proveFactor: mailed.change('prove-second-factor', {
    takes: { challenge, code },
    says: opened,
    touches: [],
  }),
  recoverFactor: mailed.change('recover-second-factor', {
    takes: { challenge },
    says: told({ codeAt: text('codeAt'), mailed: flag('mailed') }),
    touches: [],
  }),
  beginFactor: own.change('begin-second-factor', {
    takes: { password: password('password') },
    says: told({ secret: text('secret'), address: text('address') }),
    touches,
  }),
  confirmFactor: own.change('confirm-second-factor', {
    takes: { code },
    says: told({ codes: texts('recoveryCodes') }),
    touches,
  }),
  endFactor: own.change('end-second-factor', {
    takes: { password: password('password') },
    says: sentence,
    touches,
  }),
};
