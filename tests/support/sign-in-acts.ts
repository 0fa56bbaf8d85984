import { expect } from 'vitest';
import type { SessionEvent } from '../../src/machines/session/session.events.ts';
import type { SessionContext } from '../../src/machines/session/session.setup.ts';
import { type PathStep, statesAt } from '../../tools/paths/src/path.ts';
import { giveRole } from './joined.ts';
import { mailedCode } from './newcomer.ts';
import { goodPassword } from './people.ts';
import { requestedPage } from './sign-in-fixture.ts';
import {
  endSessions,
  forgetPassword,
  freshAddress,
  type Holder,
  mailedLink,
  makeHolder,
  openSession,
} from './sign-in-people.ts';
import {
  becomes,
  deadSession,
  keep,
  portsIn,
  progressOf,
  provesByItself,
  type SignInWorld,
} from './sign-in-world.ts';
import { follow, isThere, press, typeIn } from './still-page.ts';

type Act = (world: SignInWorld, step: PathStep) => Promise<unknown>;

const stateOf = ({ from }: PathStep): string => statesAt(from)[0]!;
const userAt = ({ from }: PathStep) => (from.context as SessionContext).user;

/** Loads an address, as one that is typed or stands in a mail. Whose session is kept is looked up before anything else. */
const arrive = async (world: SignInWorld, address: string, isLookedUp: boolean): Promise<void> => {
  world.hasDrafts = false;
  await world.page.goto(address);
  if (isLookedUp) await world.held.pass('loadUser');
};

/** Arrives as whoever the step finds: somebody signed in, somebody whose session is dead, or nobody. */
const arriveAs = async (world: SignInWorld, step: PathStep, address: string): Promise<void> => {
  const isExpired = stateOf(step) === 'expired';
  if (isExpired) await keep(world.page, deadSession);
  world.inside = address === requestedPage.path ? requestedPage.label : 'Dashboard';
  await arrive(world, address, isExpired || userAt(step) !== null);
};

const pages = ['Sales', 'Customers', 'Quotes', 'Inventory'];

/** Waits until the page has asked for all it shows: what is answered late would tell of the server as it was. */
const hasSent = async ({ page, inFlight }: SignInWorld): Promise<void> => {
  await isThere(page, page.getByRole('heading', { level: 1 }).first());
  await expect.poll(() => inFlight.size, { interval: 10 }).toBe(0);
};

/** Opens the next page inside, which asks the server for its list. */
const openNext = async (world: SignInWorld): Promise<void> => {
  world.inside = pages[(pages.indexOf(world.inside) + 1) % pages.length]!;
  await follow(world.page, world.inside);
};

/** Goes to one of the pages outside, from whichever of them is open. */
const openFront = async ({ page }: SignInWorld, path: '/' | '/signup' | '/auth/forgot-password') => {
  const here = new URL(page.url()).pathname;
  if (here === path) return;
  if (here === '/auth/forgot-password') await follow(page, 'Back to sign-in');
  if (here === '/signup') await follow(page, 'Sign in');
  if (path === '/signup') await follow(page, 'Create an account');
  if (path === '/auth/forgot-password') await follow(page, 'Forgot your password?');
};

/** The browser is the one its holder registered with. */
const knowsBrowser = ({ context, product, holder }: SignInWorld): Promise<void> => {
  const [name, value] = holder!.cookie.split('=') as [string, string];
  const { hostname: domain } = new URL(product.origin);
  return context.addCookies([
    { name, value, domain, path: '/api/Account', httpOnly: true, sameSite: 'Strict' },
  ]);
};

const owner = ({ product }: SignInWorld): Promise<Holder> => makeHolder(product, 'owner');

const outside = {
  'credentials.send': async (world, step) => {
    const holder = await makeHolder(world.product, progressOf(world, 'signingIn.asking', step));
    becomes(world, holder);
    await openFront(world, '/');
    await typeIn(world.page, 'Email', holder.email);
    await typeIn(world.page, 'Password', goodPassword);
    await press(world.page, 'Sign in');
  },
  'account.register': async (world) => {
    const email = freshAddress();
    becomes(world, { email, elsewhere: null, cookie: '', recoveryCode: '' });
    await openFront(world, '/signup');
    await typeIn(world.page, 'First name', 'Ada');
    await typeIn(world.page, 'Last name', 'Berg');
    await typeIn(world.page, 'Email', email);
    await typeIn(world.page, 'Password', goodPassword);
    await press(world.page, 'Create account');
  },
  'factor.send': async ({ page, holder }) => {
    await typeIn(page, 'Code', holder!.recoveryCode);
    await press(page, 'Sign in');
  },
  'factor.recover': ({ page }) => press(page, 'Email me a code in 7 days'),
  'factor.leave': ({ page }) => press(page, 'Start again'),
  'page.open': (world, step) =>
    stateOf(step) === 'signedIn.reachable' ? openNext(world) : arriveAs(world, step, requestedPage.path),
} satisfies Partial<Record<SessionEvent['type'], Act>>;

const mailed = {
  'code.send': async ({ page, product, holder }, step) => {
    const code = await mailedCode(product, holder!.email);
    const typed = await page.getByLabel('Code', { exact: true }).inputValue();
    // The last digit sends it; one that was refused stands there, and is sent again by hand.
    if (typed !== code) await typeIn(page, 'Code', code);
    else await press(page, stateOf(step).startsWith('verifying') ? 'Verify' : 'Continue');
  },
  'code.resend': ({ page }) => press(page, 'Send a new code'),
  'link.open': async (world, step) => {
    if (!userAt(step)) becomes(world, await makeHolder(world.product, 'unverified'));
    if (!userAt(step) && provesByItself(world, step)) await knowsBrowser(world);
    await arriveAs(world, step, await mailedLink(world.product, world.holder!.email));
  },
  'link.prove': async ({ page }) => {
    await typeIn(page, 'Password', goodPassword);
    await press(page, 'Confirm');
  },
  'password.forget': async (world) => {
    becomes(world, await owner(world));
    await openFront(world, '/auth/forgot-password');
    await typeIn(world.page, 'Email', world.holder!.email);
    await press(world.page, 'Send email');
  },
  'reset.open': async (world, step) => {
    if (!userAt(step)) becomes(world, await owner(world));
    await forgetPassword(world.product, world.holder!);
    await arriveAs(world, step, await mailedLink(world.product, world.holder!.email));
  },
  'password.choose': async ({ page }) => {
    await typeIn(page, 'New password', 'brave otters by moonlight');
    await press(page, 'Change password');
  },
  'recovery.leave': ({ page }, step) =>
    press(page, /choosing|resetting/.test(stateOf(step)) ? 'Leave it as it is' : 'Back to sign-in'),
  'redirect.now': ({ page }, step) => {
    const names = { 'verifying.verified': 'Continue now', 'recovering.changed': 'Sign in now' };
    return press(page, names[stateOf(step) as keyof typeof names] ?? 'Go now');
  },
  'redirect.stop': ({ page }, step) => {
    if (stateOf(step).endsWith('.refused') && (userAt(step) || stateOf(step).startsWith('recovering')))
      return typeIn(page, 'Code', '9');
    return userAt(step) ? press(page, 'Type the code instead') : follow(page, 'Go to sign-in');
  },
} satisfies Partial<Record<SessionEvent['type'], Act>>;

const inside = {
  'business.save': async (world) => {
    const { page } = world;
    await typeIn(page, 'Company name', 'Harbour Bakery');
    await page.getByLabel('Country').selectOption({ label: 'Belgium' });
    await press(page, 'Create business');
  },
  'user.changed': async (world) => {
    world.business = `${world.business} & Co`;
    // Pages of settings are one entry of the navigation.
    world.inside = 'Settings';
    await follow(world.page, 'Settings');
    await follow(world.page, 'Business');
    await typeIn(world.page, 'Company name', world.business);
    await press(world.page, 'Save changes');
    await world.held.pass('loadUser');
  },
  'access.changed': async (world) => {
    await hasSent(world);
    world.roleOnServer = world.role === 'Owner' ? 'Admin' : 'Owner';
    await giveRole(world.product, world.holder!.email, world.roleOnServer);
    await openNext(world);
  },
  'server.lost': async (world) => {
    await hasSent(world);
    world.isCutOff = true;
    await openNext(world);
  },
  'server.found': async (world) => {
    world.isCutOff = false;
    await openNext(world);
  },
  'session.retry': ({ page }) => press(page, 'Try again'),
} satisfies Partial<Record<SessionEvent['type'], Act>>;

const ways = {
  verifying: { out: 'Use another email address', again: '/auth/email-verification' },
  onboarding: { out: 'Sign out and finish later', again: null },
  signedIn: { out: 'Sign out', again: '/dashboard' },
} as const;

const ending = {
  'session.signOut': async (world, step) => {
    const { out, again } = ways[stateOf(step).split('.')[0] as keyof typeof ways];
    // In a page loaded anew the script that clears what is kept is still to come, so that it can be late.
    if (world.hasDrafts && again) await arrive(world, again, true);
    world.inside = 'Dashboard';
    world.isLeaving = true;
    await press(world.page, out);
  },
  // The first call that goes with the session tells that it is over.
  'session.expired': async (world, step) => {
    const [port] = portsIn[stateOf(step)] ?? [];
    if (!port) await hasSent(world);
    await endSessions(world.product, world.holder!);
    if (!stateOf(step).startsWith('signedIn')) world.inside = 'Dashboard';
    await (port ? world.held.pass(port) : openNext(world));
  },
  'session.endedElsewhere': ({ otherTab }) => otherTab.evaluate(() => localStorage.clear()),
  'session.otherUser': async (world, step) => {
    becomes(world, await makeHolder(world.product, progressOf(world, 'signingIn.resuming', step)));
    if (!stateOf(step).startsWith('signedIn')) world.inside = 'Dashboard';
    const loadedAnew = world.page.waitForEvent('framenavigated');
    await keep(world.otherTab, await openSession(world.product, world.holder!));
    await loadedAnew;
    world.held.clear();
    world.hasDrafts = false;
  },
} satisfies Partial<Record<SessionEvent['type'], Act>>;

/** What a person does, or what happens to them, for each of the session's events. */
export const acts: Readonly<Record<SessionEvent['type'], Act>> = {
  ...outside,
  ...mailed,
  ...inside,
  ...ending,
};
