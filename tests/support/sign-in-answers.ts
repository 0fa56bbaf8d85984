import type { Problem } from '../../src/machines/problem.ts';
import type { SessionEvent } from '../../src/machines/session/session.events.ts';
import type { PathStep } from '../../tools/paths/src/path.ts';
import { failAs } from './flow-ports.ts';
import { giveRole } from './joined.ts';
import { acts } from './sign-in-acts.ts';
import { stateOf } from './sign-in-notices.ts';
import { pagesOf } from './sign-in-pages.ts';
import { endSessions } from './sign-in-people.ts';
import { portsIn, type SignInWorld } from './sign-in-world.ts';

/** What is done for an event of the session. */
export type Doing = (world: SignInWorld, step: PathStep) => Promise<unknown>;

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
  const problem = taken.event.error as Problem | null;
  // The role that could not be asked for is as it was: the next call would find it changed once more.
  if (state === 'signedIn.renewing') {
    world.roleOnServer = world.role;
    await giveRole(product, holder!.email, world.role);
  }
  if (!problem) return held.fail(port);
  if (problem.kind !== 'signed-out') return failAs(held, port, problem);
  await endSessions(product, holder!);
  return held.pass(port);
};

/** The last moments of a delay, in milliseconds; before them nothing has happened yet. */
const LAST = 950;

const passes: Doing = async (world, taken) => {
  const { page, held } = world;
  const wait = taken.wait ?? 0;
  await page.clock.runFor(wait - LAST);
  // The page stood before: what time it took then is gone from the delay.
  await pagesOf[stateOf(taken)]!(world, taken.from, 0);
  held.clear();
  await page.clock.runFor(LAST);
};

/** What comes of ports and delays, by the sort of their events. */
const bySort: readonly [sort: RegExp, doing: Doing][] = [
  [/^xstate\.done\./, succeeds],
  [/^xstate\.error\./, fails],
  [/^xstate\.after\./, passes],
];

/** What was asked for before and has not been answered is waited for no longer. */
const acting =
  (act: Doing): Doing =>
  async (world, taken) => {
    if (taken.event.type !== 'session.expired') world.held.clear();
    world.isLeaving = false;
    await act(world, taken);
  };

/** What is done for a step: what a person does, or what comes of a port or a delay. */
export const doingOf = ({ event: { type } }: PathStep): Doing =>
  bySort.find(([sort]) => sort.test(type))?.[1] ?? acting(acts[type as SessionEvent['type']]);
