import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { User } from '../../src/domain/user/user.ts';
import { sessionFlow } from '../../src/machines/session/session.flow.ts';
import type { sessionPorts } from '../../src/machines/session/session.ports.ts';
import type { SessionNews } from '../../src/machines/session/session.setup.ts';
import { transitionsOf } from '../../tools/paths/src/transitions.ts';

/** The lifecycle of the session, one line per transition: where, what happens, whereto. Guards of one event are asked in this order. */
const table = `
signedOut · credentials.send → signingIn.asking
signedOut · account.register → signingIn.registering
signedOut · link.open → verifying.checkingLink
signedOut · password.forget → recovering
signedOut · reset.open → recovering.checkingLink
signedOut · page.open [isOwnPath] (stays)
signingIn · page.open [isOwnPath] (stays)
signingIn.resuming · done → signingIn.admitting
signingIn.resuming · error [isOfKind] → expired
signingIn.resuming · error #2 → signingIn.unreachable
signingIn.resuming · after patience → signingIn.unreachable
signingIn.unreachable · session.retry → signingIn.resuming
signingIn.unreachable · after retryPause → signingIn.resuming
signingIn.asking · done [asksFactor] → signingIn.challenged
signingIn.asking · done #2 → signingIn.admitting
signingIn.asking · error → signedOut
signingIn.challenged · factor.send → signingIn.answering
signingIn.challenged · factor.recover [hasNoRecovery] → signingIn.askingRecovery
signingIn.challenged · factor.leave → signedOut
signingIn.askingRecovery · done → signingIn.challenged
signingIn.askingRecovery · error → signingIn.challenged
signingIn.answering · done → signingIn.admitting
signingIn.answering · error → signingIn.challenged
signingIn.registering · done → signingIn.admitting
signingIn.registering · error → signedOut
signingIn.admitting · always [isNobody] → signedOut
signingIn.admitting · always #2 [isUnverified] → verifying
signingIn.admitting · always #3 [hasNoBusiness] → onboarding
signingIn.admitting · always #4 → signedIn
verifying · link.open → verifying.checkingLink
verifying · redirect.stop [isNobody] → signedOut
verifying · session.signOut [hasUser] → signingOut
verifying · session.expired [hasUser] → expired
verifying · session.endedElsewhere [hasUser] → signedOut
verifying · session.otherUser [hasUser] → signingIn
verifying.waiting · code.send → verifying.checking
verifying.waiting · code.resend → verifying.resending
verifying.checking · done → verifying.verified
verifying.checking · error [isOfKind] → verifying.refused
verifying.checking · error #2 → verifying.waiting
verifying.checkingLink · done → verifying.verified
verifying.checkingLink · error [asksPassword] → verifying.linkAsks
verifying.checkingLink · error #2 [isOfKind] → verifying.refused
verifying.checkingLink · error #3 → verifying.linkHeld
verifying.linkHeld · session.retry → verifying.checkingLink
verifying.linkHeld · redirect.stop [hasUser] → verifying.waiting
verifying.linkAsks · link.prove → verifying.provingLink
verifying.linkAsks · redirect.stop [hasUser] → verifying.waiting
verifying.provingLink · done → verifying.verified
verifying.provingLink · error → verifying.linkAsks
verifying.refused · code.send [hasUser] → verifying.checking
verifying.refused · code.resend [hasUser] → verifying.resending
verifying.refused · redirect.stop [hasUser] → verifying.waiting
verifying.refused · redirect.now → signedOut
verifying.refused · after refusedPause → signedOut
verifying.resending · done → verifying.waiting
verifying.resending · error → verifying.waiting
verifying.verified · redirect.now → signingIn.admitting
verifying.verified · after verifiedPause → signingIn.admitting
recovering · recovery.leave → signingIn.admitting
recovering.asking · done → recovering.waiting
recovering.asking · error → signingIn.admitting
recovering.waiting · code.send → recovering.exchanging
recovering.waiting · code.resend → recovering.resending
recovering.resending · done → recovering.waiting
recovering.resending · error → recovering.waiting
recovering.exchanging · done → recovering.choosing
recovering.exchanging · error [isOfKind] → recovering.refused
recovering.exchanging · error #2 → recovering.waiting
recovering.checkingLink · done → recovering.choosing
recovering.checkingLink · error [isOfKind] → recovering.refused
recovering.checkingLink · error #2 → recovering.linkHeld
recovering.linkHeld · session.retry → recovering.checkingLink
recovering.refused · code.send [isTyped] → recovering.exchanging
recovering.refused · code.resend [isTyped] → recovering.resending
recovering.refused · redirect.stop [isTyped] → recovering.waiting
recovering.refused · redirect.now → signingIn.admitting
recovering.refused · after refusedPause → signingIn.admitting
recovering.choosing · password.choose → recovering.resetting
recovering.resetting · done → recovering.changed
recovering.resetting · error → recovering.choosing
recovering.changed · redirect.now → signingIn.admitting
recovering.changed · after changedPause → signingIn.admitting
onboarding · session.signOut → signingOut
onboarding · session.expired → expired
onboarding · session.endedElsewhere → signedOut
onboarding · session.otherUser → signingIn
onboarding.asking · business.save → onboarding.saving
onboarding.saving · done → signingIn.admitting
onboarding.saving · error → onboarding.asking
signedIn · session.signOut → signingOut
signedIn · session.expired → expired
signedIn · session.endedElsewhere → signedOut
signedIn · session.otherUser → signingIn
signedIn · page.open [isOwnPath] (stays)
signedIn · user.changed (stays)
signedIn · reset.open → recovering.checkingLink
signedIn.reachable · server.lost → signedIn.unreachable
signedIn.reachable · access.changed → signedIn.renewing
signedIn.renewing · done → signingIn.admitting
signedIn.renewing · error → signedIn.reachable
signedIn.unreachable · server.found → signedIn.reachable
signedIn.unreachable · session.retry → signedIn.probing
signedIn.unreachable · after retryPause → signedIn.probing
signedIn.probing · done → signingIn.admitting
signedIn.probing · error → signedIn.unreachable
expired · credentials.send → signingIn.asking
expired · account.register → signingIn.registering
expired · link.open → verifying.checkingLink
expired · password.forget → recovering
expired · reset.open → recovering.checkingLink
expired · page.open [isOwnPath] (stays)
signingOut.asking · done → signingOut.waiting
signingOut.asking · error → signingOut.waiting
signingOut.asking · after patience → signingOut.waiting
signingOut.waiting · after cleanUpPause → signingOut.clearing
signingOut.clearing · done → signedOut
signingOut.clearing · error → signedOut
signingOut.clearing · after patience → signedOut
`;

test('the chart is the table, transition by transition', () => {
  const transitions = transitionsOf(sessionFlow).map(({ id }) => id.replace(/ 0\.session\.[A-Za-z.]*/, ''));
  expect(transitions).toEqual(table.trim().split('\n'));
});

const user = { id: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron', businesses: [] };
const settled = () => new Promise((resolve) => setImmediate(resolve));
const never = fromPromise<User | null, undefined>(() => new Promise(() => {}));
const verifying = fromPromise<User, { user: User | null; code: string }>(async () => ({
  ...user,
  verified: true,
}));
const refusing = <Output, Input>() =>
  fromPromise<Output, Input>(() =>
    Promise.reject({ kind: 'invalid', message: 'This code is not right.', fields: [] }),
  );

/** The flow as it runs, arriving with a user whose address is not proven, on a clock moved by hand. */
async function arrived(ports: Partial<typeof sessionPorts>) {
  const clock = new SimulatedClock();
  const loadUser = fromPromise<User | null, undefined>(async () => ({ ...user, verified: false }));
  const actor = createActor(sessionFlow.provide({ actors: { loadUser, ...ports } }), {
    clock,
    input: {},
  }).start();
  await settled();
  return { actor, clock, at: () => actor.getSnapshot().value };
}

test('what happened is told once, with why a session ended where somebody said so', async () => {
  const { actor, at } = await arrived({ verify: verifying, resend: fromPromise(async () => {}) });
  const heard: SessionNews[] = [];
  actor.on('*', (news) => heard.push(news));
  actor.send({ type: 'code.resend' });
  await settled();
  actor.send({ type: 'code.send', code: '123456' });
  await settled();
  actor.send({ type: 'session.expired', why: 'Signed out elsewhere.' });
  expect(at()).toBe('expired');
  expect(heard).toEqual([
    { type: 'mail.resent' },
    { type: 'address.verified' },
    { type: 'session.ended', why: 'Signed out elsewhere.' },
  ]);
});

test('onboarding opens one second after the address was proven', async () => {
  const { actor, clock, at } = await arrived({ verify: verifying });
  actor.send({ type: 'code.send', code: '123456' });
  await settled();
  clock.increment(999);
  expect(at()).toEqual({ verifying: 'verified' });
  clock.increment(1);
  expect(at()).toEqual({ onboarding: 'asking' });
});

test('the sign-in page opens five seconds after a wrong code', async () => {
  const { actor, clock, at } = await arrived({ verify: refusing() });
  actor.send({ type: 'code.send', code: '000000' });
  await settled();
  clock.increment(4_999);
  expect(at()).toEqual({ verifying: 'refused' });
  clock.increment(1);
  expect(at()).toBe('signedOut');
});

const out = { loadUser: fromPromise<User | null, undefined>(async () => null) };
const link = { userId: 'ada', code: 'exchanged' };

test('the sign-in page opens five seconds after the password was changed, and nobody is signed in', async () => {
  const { actor, clock, at } = await arrived({
    ...out,
    forgotPassword: fromPromise(async () => {}),
    exchangeCode: fromPromise(async () => link),
    resetPassword: fromPromise(async () => {}),
  });
  actor.send({ type: 'password.forget', email: 'ada@example.com' });
  await settled();
  actor.send({ type: 'code.send', code: '123456' });
  await settled();
  actor.send({ type: 'password.choose', password: 'ten letters' });
  await settled();
  clock.increment(4_999);
  expect(at()).toEqual({ recovering: 'changed' });
  clock.increment(1);
  expect(at()).toBe('signedOut');
  expect(actor.getSnapshot().context).toMatchObject({ user: null, link: null, address: null });
});

test('the sign-in page opens five seconds after a link that sets no password', async () => {
  const { actor, clock, at } = await arrived({ ...out, checkResetLink: refusing() });
  actor.send({ type: 'reset.open', ...link });
  await settled();
  clock.increment(4_999);
  expect(at()).toEqual({ recovering: 'refused' });
  clock.increment(1);
  expect(at()).toBe('signedOut');
});

test('storage is cleared two seconds after signing out, whatever the server says', async () => {
  const cleared: unknown[] = [];
  const clearStorage = fromPromise<void, { userId: string | null }>(
    async ({ input }) => void cleared.push(input),
  );
  const { actor, clock, at } = await arrived({ signOut: refusing(), clearStorage });
  actor.send({ type: 'session.signOut' });
  await settled();
  clock.increment(1_999);
  expect(cleared).toEqual([]);
  clock.increment(1);
  await settled();
  expect(cleared).toEqual([{ userId: 'ada' }]);
  expect(at()).toBe('signedOut');
});

test('a kept session that is not answered for in 5,000 ms is no sign-out, and is asked for again', async () => {
  const { clock, at } = await arrived({ loadUser: never });
  clock.increment(4_999);
  expect(at()).toEqual({ signingIn: 'resuming' });
  clock.increment(1);
  expect(at()).toEqual({ signingIn: 'unreachable' });
  clock.increment(5_000);
  expect(at()).toEqual({ signingIn: 'resuming' });
});

test('ports that nobody provided refuse to run', async () => {
  const { actor, at } = await arrived({});
  actor.send({ type: 'code.resend' });
  await settled();
  expect(at()).toEqual({ verifying: 'waiting' });
  expect(actor.getSnapshot().context.problem).toMatchObject({ act: 'resend', kind: 'unexpected' });
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
])('nobody is sent to %s after signing in', async (path) => {
  const actor = createActor(sessionFlow, { input: { returnTo: path } }).start();
  await settled();
  actor.send({ type: 'page.open', path });
  expect(actor.getSnapshot().context.returnTo).toBeNull();
});
