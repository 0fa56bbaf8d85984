import type { Page, Request } from 'playwright-core';
import { accountCalls } from '../../src/api/calls/account.ts';
import { onboardingCalls } from '../../src/api/calls/onboarding.ts';
import { passwordCalls } from '../../src/api/calls/password.ts';
import { secondFactorCalls } from '../../src/api/calls/second-factor.ts';
import type { TeamRole } from '../../src/domain/team/team.ts';
import type { Path, PathStep } from '../../tools/paths/src/path.ts';
import { type HeldCalls, holdCalls } from './held-calls.ts';
import { builtFiles, type Product, type Visitor } from './product.ts';
import { firstBusiness, type Holder, type Kept, type Progress } from './sign-in-people.ts';
import { standStill } from './still-page.ts';

/** One person in front of one browser, on the way through the session's chart. */
export interface SignInWorld extends Visitor {
  product: Product;
  path: Path;
  held: HeldCalls;
  /** Another tab of the same browser, outside the page. */
  otherTab: Page;
  /** Whose account it is about. */
  holder: Holder | null;
  /** Their business and their role in it, as the page shows them and as the server has the role by now. */
  business: string;
  role: TeamRole;
  roleOnServer: TeamRole;
  /** The page inside that is open, or comes back once they are in, by its name in the navigation. */
  inside: string;
  /** What the page has just told, in toasts. */
  notices: string[];
  /** Calls of the pages inside that are on their way to the server and back. */
  inFlight: Set<Request>;
  /** No call reaches the server. */
  isCutOff: boolean;
  isLeaving: boolean;
  /** This document has fetched the script that clears what is kept of typed forms. */
  hasDrafts: boolean;
}

/** The calls of the session's ports. */
const ports = {
  loadUser: [accountCalls.trueUserInfo],
  signIn: [accountCalls.login],
  proveFactor: [secondFactorCalls.proveFactor],
  recoverFactor: [secondFactorCalls.recoverFactor],
  register: [accountCalls.register],
  verify: [accountCalls.verifyEmail],
  resend: [accountCalls.resendToken],
  forgotPassword: [passwordCalls.forgotPassword],
  exchangeCode: [passwordCalls.exchangeResetCode],
  checkResetLink: [accountCalls.validateCode],
  resetPassword: [passwordCalls.resetPassword],
  onboard: [onboardingCalls.saveOnboarding],
  signOut: [accountCalls.logout],
};
const ofPorts = Object.values(ports).flatMap((calls) => calls.map(({ path }) => path as string));

/** What is shared by so many files that every page loads it can't be late: the path that waits for it would say so in riddles. */
const draftsFiles = (): string[] => {
  const files = builtFiles('drafts');
  if (files.length === 0) throw new Error('The script that clears typed forms is built into another one.');
  return files;
};
const isDrafts = ({ pathname }: URL) => draftsFiles().includes(pathname.slice(1));

/** A browser that keeps no session yet and whose clock stands still; the calls of the session's ports are held. */
export const openBrowser = async (product: Product, path: Path): Promise<SignInWorld> => {
  const visitor = await product.visitor();
  const { context, page } = visitor;
  await standStill(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/healthz');
  const world: Omit<SignInWorld, 'held'> = {
    ...visitor,
    product,
    path,
    otherTab,
    holder: null,
    business: firstBusiness,
    role: 'Owner',
    roleOnServer: 'Owner',
    inside: 'Dashboard',
    notices: [],
    inFlight: new Set(),
    isCutOff: false,
    isLeaving: false,
    hasDrafts: false,
  };
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (isDrafts(address)) world.hasDrafts = true;
    if (address.pathname.startsWith('/api/') && !ofPorts.includes(address.pathname))
      world.inFlight.add(request);
  });
  page.on('requestfinished', (request) => world.inFlight.delete(request));
  page.on('requestfailed', (request) => world.inFlight.delete(request));
  await page.route(
    ({ pathname }) => world.isCutOff && pathname.startsWith('/api/'),
    (route) => route.abort(),
  );
  const held = await holdCalls(page, {
    ...ports,
    // Nothing is asked of the server then: what is slow to come, or does not, is the script.
    clearStorage: (address) => world.isLeaving && isDrafts(address),
  });
  return Object.assign(world, { held });
};

/** From here on it is about somebody else, the owner of a business where they have one. */
export const becomes = (world: SignInWorld, holder: Holder): void => {
  Object.assign(world, { holder, business: firstBusiness, role: 'Owner', roleOnServer: 'Owner' });
};

/**
 * How far somebody must have come for the next success of a state that asks who they are.
 *
 * @param after the step from which the path is looked ahead; its start when left out
 */
export const progressOf = ({ path }: SignInWorld, state: string, after?: PathStep): Progress => {
  const ahead = path.steps.slice(after ? path.steps.indexOf(after) : 0);
  const answer = ahead.find(({ event }) => event.type === `xstate.done.actor.0.session.${state}`);
  return (answer?.case.split('done: ')[1] ?? 'owner') as Progress;
};

/** True where the next link that is opened proves its address by itself: in the browser that registered. */
export const provesByItself = ({ path }: SignInWorld, from: PathStep): boolean => {
  const answer = path.steps
    .slice(path.steps.indexOf(from))
    .find(({ event }) => event.type.endsWith('.actor.0.session.verifying.checkingLink'));
  return answer?.event.type.startsWith('xstate.done') ?? false;
};

/** Keeps a session in the browser, by a tab of it: the other tabs hear of it, and at last know it too. */
export const keep = (tab: Page, kept: Kept): Promise<void> =>
  tab.evaluate(
    (session) => localStorage.setItem('counterfoil.session', session),
    JSON.stringify({ version: 1, ...kept }),
  );

/** A session the server does not know. */
export const deadSession: Kept = { token: 'long-over-and-forgotten-by-everybody', userId: 'nobody' };

/** What a page asks for in each state that waits for an answer, in order; the last only where somebody is in. */
export const portsIn: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'signingIn.resuming': ['loadUser'],
  'signingIn.asking': ['signIn', 'loadUser'],
  'signingIn.answering': ['proveFactor', 'loadUser'],
  'signingIn.askingRecovery': ['recoverFactor'],
  'signingIn.registering': ['register', 'loadUser'],
  'verifying.checking': ['verify', 'loadUser'],
  'verifying.checkingLink': ['verify', 'loadUser'],
  'verifying.provingLink': ['verify', 'loadUser'],
  'verifying.resending': ['resend'],
  'recovering.asking': ['forgotPassword'],
  'recovering.resending': ['forgotPassword'],
  'recovering.exchanging': ['exchangeCode'],
  'recovering.checkingLink': ['checkResetLink'],
  'recovering.resetting': ['resetPassword'],
  'onboarding.saving': ['onboard', 'loadUser'],
  'signedIn.renewing': ['loadUser'],
  'signedIn.probing': ['loadUser'],
  'signingOut.asking': ['signOut'],
  'signingOut.clearing': ['clearStorage'],
};
