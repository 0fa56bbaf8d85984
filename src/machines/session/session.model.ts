import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { Onboarding } from '../../domain/onboarding.ts';
import type { User } from '../../domain/user.ts';
import { sessionFlow } from './session.flow.ts';

const unverified: User = {
  id: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  verified: false,
  businesses: [],
};
const verified: User = { ...unverified, verified: true };
const owner: User = {
  ...verified,
  businesses: [
    {
      id: 'mill',
      name: 'The Mill',
      role: 'Owner',
      plan: 'trial',
      country: 'GB',
      multiCurrency: true,
      multiLocation: false,
      taxAfterDiscount: false,
      taxPerRate: false,
      industry: 0,
      currency: 'GBP',
      timeZone: 'Europe/London',
      locale: 'en-GB',
    },
  ],
};

const draft: Onboarding = {
  companyName: 'The Mill',
  address: '',
  countryId: 826,
  currency: 'GBP',
  timeZone: 'Europe/London',
  employeeSize: null,
};

const fault = (kind: string, message: string) => ({ kind, message, fields: [] });
const unreachable = { name: 'unreachable', error: fault('unreachable', 'Not reachable.') };
const asks = {
  name: 'asks for the password',
  error: {
    kind: 'invalid',
    message: 'Enter your password.',
    fields: [{ field: 'password', message: 'Enter your password.' }],
  },
};
const invalid = { name: 'invalid', error: fault('invalid', 'That is not right.') };
const signedOut = {
  name: 'signed out',
  error: fault('signed-out', 'Session has expired, please log in again.'),
};
const unforeseen = { name: 'unforeseen', error: null };

const users = [
  { name: 'unverified', output: unverified },
  { name: 'without a business', output: verified },
  { name: 'owner', output: owner },
];

const model: TestModel<typeof sessionFlow> = {
  name: 'session',
  machine: sessionFlow,
  starts: [
    { name: 'at the front page', input: {} },
    { name: 'with a page to return to', input: { returnTo: '/sales/list' } },
    { name: 'with a page of another site', input: { returnTo: '//evil.example' } },
  ],
  cases: [
    {
      name: 'credentials.send',
      event: { type: 'credentials.send', email: 'ada@example.com', password: 'ten letters', remember: true },
    },
    {
      name: 'account.register',
      event: {
        type: 'account.register',
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
        password: 'ten letters',
      },
    },
    { name: 'code.send', event: { type: 'code.send', code: '123456' } },
    { name: 'code.resend', event: { type: 'code.resend' } },
    { name: 'factor.send', event: { type: 'factor.send', code: '123456' } },
    { name: 'factor.recover', event: { type: 'factor.recover' } },
    { name: 'factor.leave', event: { type: 'factor.leave' } },
    { name: 'password.forget', event: { type: 'password.forget', email: 'ada@example.com' } },
    { name: 'reset.open', event: { type: 'reset.open', userId: 'ada', code: 'mailed' } },
    { name: 'password.choose', event: { type: 'password.choose', password: 'ten letters' } },
    { name: 'recovery.leave', event: { type: 'recovery.leave' } },
    { name: 'link.open', event: { type: 'link.open', userId: 'ada', code: 'mailed' } },
    { name: 'link.prove', event: { type: 'link.prove', password: 'ten letters' } },
    { name: 'redirect.now', event: { type: 'redirect.now' } },
    { name: 'redirect.stop', event: { type: 'redirect.stop' } },
    { name: 'business.save', event: { type: 'business.save', draft } },
    { name: 'page.open of this site', event: { type: 'page.open', path: '/sales/list' } },
    { name: 'page.open of another site', event: { type: 'page.open', path: '//evil.example' } },
    { name: 'user.changed', event: { type: 'user.changed', user: owner } },
    { name: 'session.retry', event: { type: 'session.retry' } },
    { name: 'session.signOut', event: { type: 'session.signOut' } },
    { name: 'session.expired', event: { type: 'session.expired' } },
    { name: 'session.endedElsewhere', event: { type: 'session.endedElsewhere' } },
    { name: 'session.otherUser', event: { type: 'session.otherUser' } },
    { name: 'access.changed', event: { type: 'access.changed' } },
    { name: 'server.lost', event: { type: 'server.lost' } },
    { name: 'server.found', event: { type: 'server.found' } },
  ],
  ports: {
    loadUser: {
      done: [{ name: 'nobody', output: null }, ...users],
      error: [signedOut, unreachable],
    },
    signIn: {
      done: [...users, { name: 'second factor', output: { challenge: 'asked' } }],
      error: [invalid, unforeseen],
    },
    proveFactor: { done: [users[2]!], error: [invalid] },
    recoverFactor: {
      done: [{ name: 'begun', output: { codeAt: '2026-03-09T12:00:00.000Z', mailed: false } }],
      error: [invalid],
    },
    forgotPassword: { done: [{ name: 'sent', output: undefined }], error: [unreachable] },
    exchangeCode: {
      done: [{ name: 'right', output: { userId: 'ada', code: 'exchanged' } }],
      error: [invalid, unreachable],
    },
    checkResetLink: { done: [{ name: 'alive', output: undefined }], error: [invalid, unreachable] },
    resetPassword: { done: [{ name: 'set', output: undefined }], error: [invalid] },
    register: { done: [{ name: 'unverified', output: unverified }], error: [invalid] },
    verify: { done: [users[1]!, users[2]!], error: [invalid, unreachable] },
    verifyLink: {
      done: [{ name: 'nobody', output: null }, users[1]!, users[2]!],
      error: [asks, invalid, unreachable],
    },
    verifyLinkBy: {
      done: [{ name: 'nobody', output: null }, users[1]!],
      error: [asks, unreachable],
    },
    resend: { done: [{ name: 'sent', output: undefined }], error: [unreachable] },
    onboard: { done: [{ name: 'made', output: owner }], error: [invalid] },
    signOut: { done: [{ name: 'ended', output: undefined }], error: [unreachable] },
    clearStorage: {
      done: [{ name: 'cleared', output: undefined }],
      error: [{ name: 'blocked', error: null }],
    },
  },
};

export default model;
