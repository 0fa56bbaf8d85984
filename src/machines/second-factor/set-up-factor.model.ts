import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { asProblem, refused } from '../problem.samples.ts';
import { setUpFactorFlow } from './set-up-factor.flow.ts';

const wrong = (field: string, message: string) =>
  refused(message, { kind: 'invalid', fields: [{ field, message }] });

const model: TestModel<typeof setUpFactorFlow> = {
  name: 'set-up-factor',
  machine: setUpFactorFlow,
  starts: [{ name: 'off' }],
  ports: {
    begin: {
      done: [{ name: 'begun', output: { secret: 'ABCD', address: 'otpauth://totp/ada?secret=ABCD' } }],
      error: [wrong('password', 'That is not your password.')],
      parseError: asProblem,
    },
    confirm: {
      done: [{ name: 'on', output: ['one-two', 'three-four'] }],
      error: [wrong('code', 'That code is not right.')],
      parseError: asProblem,
    },
  },
  cases: [
    { name: 'password.send', event: { type: 'password.send', password: 'ten letters' } },
    { name: 'code.send', event: { type: 'code.send', code: '123456' } },
    { name: 'setUp.leave', event: { type: 'setUp.leave' } },
    { name: 'codes.keep', event: { type: 'codes.keep' } },
  ],
};
export default model;
