import { expect } from 'vitest';
import * as failures from '../../src/domain/words/failures.ts';
import * as sessionWords from '../../src/domain/words/session.ts';
import { shown } from '../../src/domain/words/shown.ts';
import type { Fault } from '../../src/machines/fault.ts';
import type { SessionEvent } from '../../src/machines/session/session.events.ts';
import { type PathStep, statesAt } from '../../tools/paths/src/path.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { giveRole } from './joined.ts';
import type { Product } from './product.ts';
import { acts } from './sign-in-acts.ts';
import { askedPage } from './sign-in-ground.ts';
import { pagesOf } from './sign-in-pages.ts';
import { endSessions, makeHolder, openSession } from './sign-in-people.ts';
import { becomes, keep, openBrowser, portsIn, progressOf, type SignInWorld } from './sign-in-world.ts';

const stateOf = ({ from }: PathStep): string => statesAt(from)[0]!;

/** What the page tells in a toast of the step that has just been taken. */
const shownBy = (step: PathStep): string[] => {
  const { event } = step;
  const [from, to] = [stateOf(step), statesAt(step.to)[0]!];
  if (to === 'verifying.verified') return [shown(sessionWords.verified)];
  if (event.type === 'user.changed') return ['Changes saved.'];
  if (to === 'recovering.changed') return [shown(sessionWords.passwordChanged)];
  // Whoever opens a link with a dead session is told so on the way.
  if (to === 'expired' || (from === 'expired' && /^(link|reset)\.open$/.test(event.type)))
    return [shown(failures.expired)];
  if (from.endsWith('.resending') && event.type.startsWith('xstate.done'))
    return [shown(sessionWords.resent)];
  return from.endsWith('.checkingLink') && to.endsWith('.refused') ? [shown(sessionWords.badLink)] : [];
};

/** Whoever reads on has seen what was told. */
const dismissToasts = async ({ page }: SignInWorld): Promise<void> => {
  const toasts = page.locator('.toast');
  await toasts.locator('[aria-label=Dismiss]').evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  // A message leaves the page a moment after it is dismissed.
  for (let tries = 0; tries < 10 && (await toasts.count()) > 0; tries += 1) await page.clock.runFor(2);
};

type Doing = (world: SignInWorld, step: PathStep) => Promise<unknown>;

const step =
  (doing: Doing) =>
  async (world: SignInWorld, taken: PathStep): Promise<Answer> => {
    await dismissToasts(world);
    world.told = [];
    await doing(world, taken);
    world.told = shownBy(taken);
    return 'accepted';
  };

/** What was asked for before and has not been answered is waited for no longer. */
const acting =
  (act: Doing): Doing =>
  async (world, taken) => {
    if (taken.event.type !== 'session.expired') world.held.clear();
    world.isLeaving = false;
    await act(world, taken);
  };

/** The server answers what the page asked for, and whatever else the page then asks. */
const succeeds: Doing = async (world, taken) => {
  const state = stateOf(taken);
  const output = taken.event.output as object | null;
  const [port, next] = portsIn[state]!;
  world.isCutOff = false;
  if (state === 'signedIn.renewing') world.role = world.roleOnServer;
  await world.held.pass(port);
  if (next && output && 'verified' in output) await world.held.pass(next);
};

const fails: Doing = async (world, taken) => {
  const { held, product, holder } = world;
  const state = stateOf(taken);
  const [port] = portsIn[state]!;
  const { kind, message, fields } = (taken.event.error ?? {
    kind: 'unexpected',
    message: failures.unexpected,
    fields: [],
  }) as Fault;
  // The role that could not be asked for is as it was: the next call would find it changed once more.
  if (state === 'signedIn.renewing') {
    world.roleOnServer = world.role;
    await giveRole(product, holder!.email, world.role);
  }
  if (kind === 'unreachable' || port === 'clearStorage') return held.fail(port);
  if (kind !== 'signed-out') return held.answer(port, 400, { Message: message, kind, fields });
  await endSessions(product, holder!);
  return held.pass(port);
};

/** The last moments of a delay, in milliseconds; before them nothing has happened yet. */
const LAST = 950;

const passes: Doing = async (world, taken) => {
  const { page, held } = world;
  const wait = taken.wait ?? 0;
  await page.clock.runFor(wait - LAST);
  await pagesOf[stateOf(taken)]!(world, taken.from);
  held.clear();
  await page.clock.runFor(LAST);
};

const bySort: readonly [sort: RegExp, doing: Doing][] = [
  [/^xstate\.done\./, succeeds],
  [/^xstate\.error\./, fails],
  [/^xstate\.after\./, passes],
];

/** Carries paths of the session's chart out in a browser of somebody's own. */
export const signInPerson = (product: Product): Executor<SignInWorld> => ({
  start: async (start, path) => {
    const world = await openBrowser(product, path);
    const { returnTo } = (start.input ?? {}) as { returnTo?: string };
    if (start.name === 'with no session') await world.page.goto('/');
    else {
      const holder = await makeHolder(product, progressOf(world, 'signingIn.resuming'));
      becomes(world, holder);
      await world.page.goto('/healthz');
      await keep(world.page, await openSession(product, holder));
      await world.page.goto(returnTo ? `/login?returnTo=${encodeURIComponent(returnTo)}` : '/login');
      if (returnTo) world.inside = askedPage.label;
    }
    return world;
  },
  events: {
    '*': step((world, taken) => {
      const { type } = taken.event;
      const doing =
        bySort.find(([sort]) => sort.test(type))?.[1] ?? acting(acts[type as SessionEvent['type']]);
      return doing(world, taken);
    }),
  },
  states: pagesOf,
  after: async ({ context, faults }) => {
    await context.close();
    // Calls that were cut off are no fault of the page.
    expect(faults.filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([]);
  },
});
