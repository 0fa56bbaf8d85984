import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { setUpFactorFlow } from './set-up-factor.flow.ts';

const refused = (field: string, message: string) => ({
  name: 'refused',
  error: { message, fields: [{ field, message }] },
});

const model: TestModel<typeof setUpFactorFlow> = {
  name: 'set-up-factor',
  machine: setUpFactorFlow,
  starts: [{ name: 'off' }],
  ports: {
    begin: {
      done: [{ name: 'begun', output: { secret: 'ABCD', address: 'otpauth://totp/ada?secret=ABCD' } }],
      error: [refused('password', 'That is not your password.')],
    },
    confirm: {
      done: [{ name: 'on', output: ['one-two', 'three-four'] }],
      error: [refused('code', 'That code is not right.')],
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
