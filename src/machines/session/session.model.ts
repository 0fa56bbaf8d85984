import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { Onboarding } from '../../domain/business/onboarding.ts';
import type { User } from '../../domain/user/user.ts';
import { asAnything, asProblem, refused, unreachable } from '../problem.samples.ts';
import { problemOf } from '../problem.ts';
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
      bracketsOnPaper: false,
      aboveSeats: null,
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

const asks = refused('Enter your password.', {
  name: 'asks for the password',
  kind: 'invalid',
  fields: [{ field: 'password', message: 'Enter your password.' }],
});
const invalid = refused('That is not right.', { name: 'invalid', kind: 'invalid' });
const signedOut = { name: 'signed out', error: problemOf({ status: 401, data: null }) };
const unforeseen = { name: 'unforeseen', error: problemOf({ status: 500, data: null }) };

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
      parseError: asProblem,
    },
    signIn: {
      done: [...users, { name: 'second factor', output: { challenge: 'asked' } }],
      error: [invalid, unforeseen],
      parseError: asProblem,
    },
    proveFactor: { done: [users[2]!], error: [invalid], parseError: asProblem },
    recoverFactor: {
      done: [{ name: 'begun', output: { codeAt: '2026-03-09T12:00:00.000Z', mailed: false } }],
      error: [invalid],
      parseError: asProblem,
    },
    forgotPassword: {
      done: [{ name: 'sent', output: undefined }],
      error: [unreachable],
      parseError: asProblem,
    },
    exchangeCode: {
      done: [{ name: 'right', output: { userId: 'ada', code: 'exchanged' } }],
      error: [invalid, unreachable],
      parseError: asProblem,
    },
    checkResetLink: {
      done: [{ name: 'alive', output: undefined }],
      error: [invalid, unreachable],
      parseError: asProblem,
    },
    resetPassword: { done: [{ name: 'set', output: undefined }], error: [invalid], parseError: asProblem },
    register: { done: [{ name: 'unverified', output: unverified }], error: [invalid], parseError: asProblem },
    verify: { done: [users[1]!, users[2]!], error: [invalid, unreachable], parseError: asProblem },
    verifyLink: {
      done: [{ name: 'nobody', output: null }, users[1]!, users[2]!],
      error: [asks, invalid, unreachable],
      parseError: asProblem,
    },
    verifyLinkBy: {
      done: [{ name: 'nobody', output: null }, users[1]!],
      error: [asks, unreachable],
      parseError: asProblem,
    },
    resend: { done: [{ name: 'sent', output: undefined }], error: [unreachable], parseError: asProblem },
    onboard: { done: [{ name: 'made', output: owner }], error: [invalid], parseError: asProblem },
    signOut: { done: [{ name: 'ended', output: undefined }], error: [unreachable], parseError: asProblem },
    clearStorage: {
      done: [{ name: 'cleared', output: undefined }],
      error: [{ name: 'blocked', error: null }],
      parseError: asAnything,
    },
  },
};

export default model;
