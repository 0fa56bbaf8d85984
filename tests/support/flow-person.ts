import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Call } from '../../src/api/contract/call.ts';
import type { PathStart, SentEvent } from '../../tools/paths/src/path.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { newStatesAsked } from './axe.ts';
import { type HeldCalls, holdCalls } from './held-calls.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { dialog } from './sheet.ts';

/** A flow's dialog on the page of the document it is about. */
export interface FlowOnPage extends Member {
  held: HeldCalls;
  /** The document. */
  id: string;
}

/** What a person sees of a dialog: null when it is gone. */
interface SeenDialog {
  busy: boolean;
  reason: string | null;
  /** The buttons that can be pressed, in their order. */
  buttons: string[];
}

export const waiting = (...buttons: string[]): SeenDialog => ({ busy: true, reason: null, buttons });
export const ready = (reason: string | null, ...buttons: string[]): SeenDialog => ({
  busy: false,
  reason,
  buttons,
});

const seenOn = (page: Page): Promise<SeenDialog | null> =>
  page.evaluate(() => {
    const open = document.querySelector('[role=dialog]');
    if (!open) return null;
    const read = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
    const label = (button: Element) =>
      [...(button.querySelector('.label')?.childNodes ?? [])]
        .filter((node) => node.nodeName !== 'KBD')
        .map((node) => read(node.textContent))
        .join('');
    return {
      busy: open.querySelector('[aria-busy=true]') !== null,
      reason: open.querySelector('[role=alert] ul')?.textContent ?? null,
      buttons: [...open.querySelectorAll('button')]
        .filter((button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true')
        .map(label)
        .filter((name) => name !== ''),
    };
  });

/** Presses the dialog's button whose name begins so. */
export const pressDialog = async ({ page }: FlowOnPage, name: string): Promise<Answer> => {
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  return 'accepted';
};

interface FlowSpec {
  /** The calls of each port. */
  ports: Readonly<Record<string, readonly Call[]>>;
  /** An answer the server of the test would not give; without one the server's own goes through. */
  answers?: Readonly<Record<string, (event: SentEvent) => unknown>>;
  /** Lays the ground, opens the dialog and answers the document's id. */
  open: (member: Member, start: PathStart) => Promise<string>;
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
  const portEvents: Executor<FlowOnPage>['events'] = {};
  for (const port of Object.keys(spec.ports)) {
    portEvents[`xstate.done.actor.${port}`] = async ({ held }, { event }): Promise<Answer> => {
      const answer = spec.answers?.[port]?.(event);
      await (answer === undefined ? held.pass(port) : held.answer(port, 200, answer));
      return 'accepted';
    };
    portEvents[`xstate.error.actor.${port}`] = async ({ held }, { event }): Promise<Answer> => {
      const { message } = event.error as { message: string };
      await held.answer(port, 400, { Message: message, kind: 'illegal-move' });
      return 'accepted';
    };
  }
  const asked = newStatesAsked();
  const states: Executor<FlowOnPage>['states'] = {};
  for (const [state, expected] of Object.entries(spec.states))
    states[state] = async (world, { context }) => {
      const seen = await expected(context as never, world);
      await expect.poll(() => seenOn(world.page), { interval: 10, timeout: 10_000 }).toEqual(seen);
      await asked(world.page, state);
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
    events: { ...spec.events, ...portEvents },
    states,
    after: ({ faults }) => expect(faults).toEqual([]),
  };
};
