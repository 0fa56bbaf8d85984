import { act } from 'react';
import { expect } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { tellAccess, tellReachable, tellSignedOut } from '../../src/api/client/reports.ts';
import { forgetSession, keepSession } from '../../src/api/client/token.ts';
import { failures } from '../../src/domain/words/frame.ts';
import type { SessionEvent } from '../../src/machines/session/session.events.ts';
import type { PathStep } from '../../tools/paths/src/path.ts';
import type { ChartPosition } from '../../tools/paths/src/position.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { choose, find, type as typeIn } from './render.tsx';
import { delays } from './session-delays.ts';
import { answer, type SessionWorld, settle } from './session-world.tsx';

const has = (selector: string) => document.querySelector(selector) !== null;
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, main a, aside a')].find(
    (one) => one.textContent?.trim() === name,
  );
const pressNamed = (name: string) => act(async () => button(name)?.click());
const go = (address: string) => act(async () => navigate(address));

/** Does it on the page, and says whether an event of this type reached the chart and was taken. */
const doing =
  (work: (world: SessionWorld, step: PathStep) => unknown) =>
  async (world: SessionWorld, step: PathStep): Promise<Answer> => {
    const before = world.reached.length;
    await work(world, step);
    await settle();
    const taken = world.reached.slice(before).some((one) => one.type === step.event.type && one.taken);
    return taken ? 'accepted' : 'refused';
  };

const answered = async (world: SessionWorld, { event }: PathStep): Promise<Answer> => {
  await answer(world, event);
  return 'accepted';
};

const elapsed = async (world: SessionWorld, { wait = 0 }: PathStep): Promise<Answer> => {
  await act(async () => world.clock.increment(wait));
  await settle();
  return 'accepted';
};

const asking = [
  'signingIn.resuming',
  'signingIn.asking',
  'signingIn.answering',
  'signingIn.askingRecovery',
  'signingIn.registering',
  'verifying.checking',
  'recovering.asking',
  'recovering.resending',
  'recovering.exchanging',
  'recovering.checkingLink',
  'recovering.resetting',
];
const invokes = [
  ...asking,
  'verifying.checkingLink',
  'verifying.provingLink',
  'verifying.resending',
  'onboarding.saving',
  'signedIn.probing',
  'signedIn.renewing',
  'signingOut.asking',
  'signingOut.clearing',
];

const fromOtherTab = () => act(async () => window.dispatchEvent(new Event('storage')));

/** From the page that asks where a mail for a new password goes. */
const toTheFront = async () => {
  if (heading() === 'Forgot your password?') await pressNamed('Back to sign-in');
  await settle();
};

/** What a person, a port or the clock does for each event of the session. */
export const sessionEvents: Executor<SessionWorld>['events'] = {
  ...Object.fromEntries(
    invokes.flatMap((state) => [
      [`xstate.done.actor.0.session.${state}`, answered],
      [`xstate.error.actor.0.session.${state}`, answered],
    ]),
  ),
  ...Object.fromEntries(delays.map((delay) => [`xstate.after.${delay}`, elapsed])),
  'credentials.send': doing(async () => {
    await toTheFront();
    await pressNamed('Sign in');
    if (!has('#sign-in-email')) return;
    typeIn('#sign-in-email', 'ada@example.com');
    typeIn('#sign-in-password', 'ten letters');
    await pressNamed('Sign in');
  }),
  'account.register': doing(async () => {
    await toTheFront();
    await pressNamed('Create an account');
    await settle();
    if (!has('#sign-up-email')) return;
    typeIn('#sign-up-firstName', 'Ada');
    typeIn('#sign-up-lastName', 'Byron');
    typeIn('#sign-up-email', 'ada@example.com');
    typeIn('#sign-up-password', 'ten letters');
    await pressNamed('Create account');
  }),
  'factor.send': doing(async () => {
    if (!has('#factor-code')) return;
    typeIn('#factor-code', '123456');
    await pressNamed('Sign in');
  }),
  'factor.recover': doing(() => pressNamed('Email me a code in 7 days')),
  'factor.leave': doing(() => pressNamed('Start again')),
  'password.forget': doing(async () => {
    if (heading() === 'Create your account') await go('/login');
    if (!has('#forgot-email')) await pressNamed('Forgot your password?');
    await settle();
    if (!has('#forgot-email')) return;
    typeIn('#forgot-email', 'ada@example.com');
    await pressNamed('Send email');
  }),
  'reset.open': doing(async () => {
    if (
      has('[role=progressbar]') ||
      (button('Try again') && !['Sales', 'Dashboard'].includes(heading() ?? ''))
    )
      return;
    await go('/auth/reset-password?userId=ada&code=mailed');
  }),
  'password.choose': doing(async () => {
    if (!has('#reset-password')) return;
    typeIn('#reset-password', 'quiet lanterns over tar');
    await pressNamed('Change password');
  }),
  'recovery.leave': doing(async () => {
    await pressNamed('Back to sign-in');
    await pressNamed('Leave it as it is');
  }),
  'code.send': doing(async () => {
    const field = ['#verify-code', '#reset-code-code'].find(has);
    if (!field) return;
    typeIn(field, '123456');
    await pressNamed('Verify');
    await pressNamed('Continue');
  }),
  'code.resend': doing(() => pressNamed('Send a new code')),
  // While it is not known who is here no page is shown, so no link of one can be followed.
  'link.open': doing(async () => {
    if (!has('[role=progressbar]') && !button('Try again'))
      await go('/auth/email-verification?userId=ada&code=mailed');
    else if (['Opening your link', 'Confirm it’s you'].includes(heading() ?? ''))
      await go('/auth/email-verification?userId=ada&code=mailed');
  }),
  'link.prove': doing(async () => {
    if (!has('#link-password')) return;
    typeIn('#link-password', 'ten letters');
    await pressNamed('Confirm');
  }),
  'redirect.now': doing(async () => {
    await pressNamed('Go now');
    await pressNamed('Continue now');
    await pressNamed('Sign in now');
  }),
  'redirect.stop': doing(async () => {
    const field = ['#verify-code', '#reset-code-code'].find(has);
    if (field) typeIn(field, '9');
    else {
      await pressNamed('Type the code instead');
      await pressNamed('Go to sign-in');
    }
  }),
  'business.save': doing(async () => {
    if (!has('#business-companyName')) return;
    typeIn('#business-companyName', 'The Mill');
    choose('#business-country', '826');
    choose('#business-timeZone', 'Europe/London');
    await pressNamed('Create business');
  }),
  // The address bar holds pages of this site alone; those of another are in the moves.
  'page.open': doing((world, { event }) =>
    event.path === '/sales/list' ? go(`/sales/list?opened=${world.reached.length}`) : undefined,
  ),
  'user.changed': doing((world, { event }) =>
    act(async () => world.actor.send(event as unknown as SessionEvent)),
  ),
  'session.retry': doing(() => pressNamed('Try again')),
  'session.signOut': doing(async () => {
    for (const way of ['Sign out', 'Use another email address', 'Sign out and finish later'])
      await pressNamed(way);
  }),
  'session.expired': doing(() => act(async () => tellSignedOut(failures.expired))),
  'session.endedElsewhere': doing(async () => {
    forgetSession();
    await fromOtherTab();
  }),
  'session.otherUser': doing(async () => {
    keepSession({ token: 'token-of-grace', userId: 'grace' });
    await fromOtherTab();
  }),
  'access.changed': doing(() => act(async () => tellAccess('mill Manager growth'))),
  'server.lost': doing(() => act(async () => tellReachable(false))),
  'server.found': doing(() => act(async () => tellReachable(true))),
};

const heading = () => document.querySelector('h1')?.textContent;
/** Pages that stand open to whoever is not inside. */
const outside = ['Sign in', 'Create your account', 'Forgot your password?'];
const isBusy = (name: string) => button(name)?.getAttribute('aria-busy') === 'true';
const text = () => document.body.textContent ?? '';

const shows = (title: string, busy: Record<string, boolean> = {}) => {
  expect(heading()).toBe(title);
  for (const [name, expected] of Object.entries(busy))
    expect({ name, busy: isBusy(name) }).toEqual({ name, busy: expected });
};
const codePage = (checking: boolean, resending: boolean) =>
  shows('Check your email', { Verify: checking, 'Send a new code': resending });
const resetCode = (checking: boolean, resending: boolean) =>
  shows('Reset your password', { Continue: checking, 'Send a new code': resending });
const leaving = () => {
  shows('Sign in', { 'Sign in': true });
  expect(text()).toContain('You’re signed out.');
};
const entering = () => expect(isBusy('Sign in') || isBusy('Create account')).toBe(true);
const inside = (cutOff: boolean) => {
  expect(['Sales', 'Dashboard']).toContain(heading());
  expect(text().includes(failures.unreachable)).toBe(cutOff);
};
const checkingLink = () => {
  shows('Opening your link');
  expect(find('[role=status]').textContent).toContain('checking the link');
};
const linkHeld = () => {
  shows('Opening your link');
  expect(button('Try again')).toBeDefined();
};
const refusedCode = ({ context }: ChartPosition) => {
  const { user, link } = context as { user: unknown; link: unknown };
  shows(user ? 'Check your email' : 'Opening your link');
  expect(text()).toContain(link ? 'That is not right.' : 'In five seconds');
  expect(button('Go now')).toBeDefined();
};

/** Where a problem is shown. */
const places: Record<string, string> = {
  signIn: 'Sign in',
  register: 'Create your account',
  forgot: 'Forgot your password?',
};

/** What the page shows in each state of the session. */
export const sessionStates: Executor<SessionWorld>['states'] = {
  signedOut: ({ actor }, { context }) => {
    const { problem } = context as { problem: { act: string; message: string } | null };
    expect(outside).toContain(heading());
    expect(isBusy('Sign in') || isBusy('Create account')).toBe(false);
    const isShown = heading() === places[problem?.act ?? ''];
    if (problem && isShown && actor.getSnapshot().context.problem)
      expect(find('[role=alert] ul').textContent).toBe(problem.message);
  },
  'signingIn.resuming': () => expect(has('[role=progressbar]')).toBe(true),
  'signingIn.unreachable': () => expect(text()).toContain(failures.unreachable),
  'signingIn.asking': entering,
  'signingIn.registering': entering,
  'signingIn.challenged': () => shows('One more step', { 'Sign in': false }),
  'signingIn.answering': () => shows('One more step', { 'Sign in': true }),
  'signingIn.askingRecovery': () => shows('One more step', { 'Email me a code in 7 days': true }),
  'recovering.asking': () => shows('Forgot your password?', { 'Send email': true }),
  'recovering.waiting': () => resetCode(false, false),
  'recovering.resending': () => resetCode(false, true),
  'recovering.exchanging': () => resetCode(true, false),
  'recovering.checkingLink': checkingLink,
  'recovering.linkHeld': linkHeld,
  'recovering.refused': (_, { context }) => {
    const { link } = context as { link: unknown };
    shows(link ? 'Opening your link' : 'Reset your password');
    expect(button('Go now')).toBeDefined();
    if (link) expect(button('Ask for a new email')).toBeDefined();
  },
  'recovering.choosing': () => shows('Choose a new password', { 'Change password': false }),
  'recovering.resetting': () => shows('Choose a new password', { 'Change password': true }),
  'recovering.changed': () => shows('Your password has been changed'),
  'verifying.waiting': () => codePage(false, false),
  'verifying.checking': () => codePage(true, false),
  'verifying.resending': () => codePage(false, true),
  'verifying.checkingLink': checkingLink,
  'verifying.linkHeld': linkHeld,
  'verifying.linkAsks': () => shows('Confirm it’s you', { Confirm: false }),
  'verifying.provingLink': () => shows('Confirm it’s you', { Confirm: true }),
  'verifying.refused': (_, place) => refusedCode(place),
  'verifying.verified': () => shows('Email confirmed'),
  'onboarding.asking': () => shows('Your business', { 'Create business': false }),
  'onboarding.saving': () => shows('Your business', { 'Create business': true }),
  'signedIn.reachable': () => inside(false),
  'signedIn.unreachable': () => inside(true),
  'signedIn.probing': () => inside(true),
  'signedIn.renewing': () => inside(false),
  expired: () => {
    expect(outside).toContain(heading());
    if (heading() === 'Sign in') expect(text()).toContain('Your session ended.');
  },
  'signingOut.asking': leaving,
  'signingOut.waiting': leaving,
  'signingOut.clearing': leaving,
};
