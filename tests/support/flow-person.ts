import { expect } from 'vitest';
import type { PathStart } from '../../tools/paths/src/path.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { newStatesScanner } from './axe.ts';
import { type Answers, type Ports, portEvents } from './flow-ports.ts';
import { faultsOfPage, type HeldCalls, holdCalls } from './held-calls.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { type SeenDialog, seenOn } from './seen-dialog.ts';
import { dialog } from './sheet.ts';

/** A flow's dialog on the page of the document it is about. */
export interface FlowOnPage extends Member {
  held: HeldCalls;
  /** The document. */
  id: string;
}

interface FlowSpec {
  ports: Ports;
  answers?: Answers;
  /** Sets up what it needs, opens the dialog and answers the document's id. */
  open: (member: Omit<FlowOnPage, 'id'>, start: PathStart) => Promise<string>;
  events: Executor<FlowOnPage>['events'];
  /** What a person sees in each state, and what else must hold there. */
  states: Readonly<
    Record<string, (context: never, world: FlowOnPage) => SeenDialog | Promise<SeenDialog> | null>
  >;
  /** The status of the document after each final state; the dialog is gone. */
  ends: Readonly<Record<string, (world: FlowOnPage) => Promise<void>>>;
}

/**
 * Carries paths of a flow out in a browser: a person presses and types, its ports are calls of the page that are held
 * until the path says what comes of them. What succeeds is answered by the server itself.
 */
export const flowPerson = (product: Product, spec: FlowSpec): Executor<FlowOnPage> => {
  let opened: Promise<Omit<FlowOnPage, 'id'>> | undefined;
  const openPage = async () => {
    const member = await startMember(product);
    return { ...member, held: await holdCalls(member.page, spec.ports) };
  };
  const scanner = newStatesScanner();
  const states: Executor<FlowOnPage>['states'] = {};
  for (const [state, expected] of Object.entries(spec.states))
    states[state] = async (world, { context }) => {
      const seen = await expected(context as never, world);
      await expect.poll(() => seenOn(world.page), { interval: 10, timeout: 10_000 }).toEqual(seen);
      await scanner(world.page, state);
    };
  for (const [state, holds] of Object.entries(spec.ends))
    states[state] = async (world) => {
      await dialog(world.page).waitFor({ state: 'detached' });
      await holds(world);
    };
  return {
    start: async (start) => {
      opened ??= openPage();
      const world = await opened;
      world.held.clear();
      return { ...world, id: await spec.open(world, start) };
    },
    events: { ...spec.events, ...portEvents(spec.ports, spec.answers) },
    states,
    after: ({ faults }) => expect(faultsOfPage(faults)).toEqual([]),
  };
};
