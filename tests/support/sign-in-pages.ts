import { displayed } from '../../src/domain/words/display-sentences.ts';
import { failures } from '../../src/domain/words/frame.ts';
import { sessionFlow } from '../../src/machines/session/session.flow.ts';
import type { Problem, SessionContext } from '../../src/machines/session/session.setup.ts';
import { nodeName } from '../../tools/paths/src/names.ts';
import type { ChartPosition } from '../../tools/paths/src/position.ts';
import { nodesOf } from '../../tools/paths/src/transitions.ts';
import { portsIn, type SignInWorld } from './sign-in-world.ts';
import { comes } from './still-page.ts';

/** What a person sees, and what the browser keeps and asks for meanwhile. */
interface Seen {
  /** The heading, or where one is in the navigation. */
  title: string | null;
  /** How the sentence begins that says what goes on. */
  says: string | null;
  problem: string | null;
  /** Buttons whose act is under way. */
  busy: string[];
  toasts: string[];
  /** For whom, in which role. */
  who: string | null;
  isKept: boolean;
  calls: string[];
}

const seenOn = async ({ page, held }: SignInWorld): Promise<Seen> => ({
  ...(await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? null;
    const sayings =
      /We can’t reach Counterfoil|In five seconds|One moment|Your session ended|You’re signed out/;
    const says = all('.lead, [role=status]').flatMap(
      ({ textContent }) => sayings.exec(textContent ?? '')?.[0] ?? [],
    );
    const arriving = document.querySelector('[role=progressbar]') ? 'on its way' : null;
    const place = text('nav[aria-label=Main] [aria-current=page]');
    const role = all('div').find(({ textContent }) => /^signed in as \w+$/.test(textContent ?? ''));
    return {
      title: place ?? text('h1') ?? arriving,
      says: says[0] ?? null,
      problem: place ? null : text('[role=alert] ul'),
      busy: all('button[aria-busy=true]').map(({ textContent }) => textContent ?? ''),
      toasts: all('.toast').map(({ textContent }) => textContent ?? ''),
      who: role
        ? `${role.previousElementSibling?.textContent}, ${role.textContent?.split(' ').at(-1)}`
        : null,
      isKept:
        localStorage.getItem('counterfoil.session') !== null ||
        document.cookie.includes('counterfoil_session='),
    };
  })),
  calls: held.waiting(),
});

const isIn = ({ user }: SessionContext) => user !== null;
const messageOf = ({ problem }: SessionContext, ...acts: Problem['act'][]): string | null => {
  if (!problem || !acts.includes(problem.act)) return null;
  return problem.kind === 'unreachable' ? failures.unreachable : displayed(problem.message);
};
const away = 'In five seconds';
const fronts: Partial<Record<Problem['act'], string>> = {
  register: 'Create your account',
  forgot: 'Forgot your password?',
};

type PageOf = (context: SessionContext, world: SignInWorld) => Partial<Seen>;

/** A page of somebody who may be signed in while they are on it. */
const page =
  (title: string, more: (context: SessionContext) => Partial<Seen> = () => ({})): PageOf =>
  (context) => ({ title, isKept: isIn(context), ...more(context) });
const open = (title: string, ...busy: string[]): PageOf => page(title, () => ({ busy }));
const code = (title: string, ...busy: string[]): PageOf =>
  page(title, (context) => ({ busy, problem: messageOf(context, 'verify', 'resend') }));
const checking = page('Opening your link', () => ({ says: 'One moment' }));
const held = page('Opening your link', (context) => ({ problem: messageOf(context, 'verify') }));
const refused =
  (title: (context: SessionContext) => string): PageOf =>
  (context) => ({
    title: title(context),
    isKept: isIn(context),
    says: away,
    problem: messageOf(context, 'verify'),
  });
const inside =
  (says: string | null): PageOf =>
  (_, { inside: title, business, role }) => ({ title, says, who: `${business}, ${role}`, isKept: true });
const leaving =
  (isKept: boolean): PageOf =>
  () => ({
    title: 'Sign in',
    busy: ['Sign in'],
    says: 'You’re signed out',
    isKept,
  });
const lost = 'We can’t reach Counterfoil';

/** What the pages show in each state of the session, written by hand. */
const pageByState: Readonly<Record<string, PageOf>> = {
  signedOut: (context) => ({
    title: (context.problem && fronts[context.problem.act]) ?? 'Sign in',
    problem: messageOf(context, 'signIn', 'register', 'forgot'),
  }),
  expired: () => ({ title: 'Sign in', says: 'Your session ended' }),
  'signingIn.resuming': () => ({ title: 'on its way', isKept: true }),
  'signingIn.unreachable': () => ({ says: lost, isKept: true }),
  'signingIn.asking': open('Sign in', 'Sign in'),
  'signingIn.registering': open('Create your account', 'Create account'),
  'signingIn.challenged': page('One more step', (context) => ({ problem: messageOf(context, 'factor') })),
  'signingIn.askingRecovery': open('One more step', 'Email me a code in 7 days'),
  'signingIn.answering': open('One more step', 'Sign in'),
  'verifying.waiting': code('Check your email'),
  'verifying.checking': code('Check your email', 'Verify'),
  'verifying.resending': code('Check your email', 'Send a new code'),
  'verifying.checkingLink': checking,
  'verifying.linkHeld': held,
  'verifying.linkAsks': page('Confirm it’s you', (context) => ({ problem: messageOf(context, 'verify') })),
  'verifying.provingLink': open('Confirm it’s you', 'Confirm'),
  'verifying.refused': refused((context) => (isIn(context) ? 'Check your email' : 'Opening your link')),
  'verifying.verified': page('Email confirmed'),
  'recovering.asking': open('Forgot your password?', 'Send email'),
  'recovering.waiting': code('Reset your password'),
  'recovering.resending': code('Reset your password', 'Send a new code'),
  'recovering.exchanging': code('Reset your password', 'Continue'),
  'recovering.checkingLink': checking,
  'recovering.linkHeld': held,
  'recovering.refused': refused(({ link }) => (link ? 'Opening your link' : 'Reset your password')),
  'recovering.choosing': page('Choose a new password', (context) => ({
    problem: messageOf(context, 'reset'),
  })),
  'recovering.resetting': open('Choose a new password', 'Change password'),
  'recovering.changed': page('Your password has been changed', () => ({ says: away })),
  'onboarding.asking': page('Your business', (context) => ({ problem: messageOf(context, 'onboard') })),
  'onboarding.saving': open('Your business', 'Create business'),
  'signedIn.reachable': inside(null),
  'signedIn.renewing': inside(null),
  'signedIn.unreachable': inside(lost),
  'signedIn.probing': inside(lost),
  'signingOut.asking': leaving(true),
  'signingOut.waiting': leaving(false),
  'signingOut.clearing': leaving(false),
};

/** States that end by themselves; the shortest of them after a second. */
const passing = new Set(
  nodesOf(sessionFlow).flatMap((node) => (node.after.length > 0 ? nodeName(node) : [])),
);

type IsShown = (world: SignInWorld, place: ChartPosition, most?: number) => Promise<void>;

/**
 * Waits until the page shows the state, and nothing of another; for each state of the session. A page on its way is given
 * some time, by default no more than what is left of a state that ends by itself.
 */
export const pagesOf: Readonly<Record<string, IsShown>> = Object.fromEntries(
  Object.entries(pageByState).map(([state, show]) => [
    state,
    (
      world: SignInWorld,
      { context }: ChartPosition,
      most = passing.has(state) ? 700 : Number.POSITIVE_INFINITY,
    ) => {
      const seen: Seen = {
        title: null,
        says: null,
        problem: null,
        busy: [],
        toasts: world.notices,
        who: null,
        isKept: false,
        calls: portsIn[state]?.slice(0, 1) ?? [],
        ...show(context as SessionContext, world),
      };
      return comes(world.page, () => seenOn(world), seen, most);
    },
  ]),
);
