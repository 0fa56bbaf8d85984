import { act } from 'react';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { forgetSession, keepSession } from '../../src/api/client/token.ts';
import { App } from '../../src/app/App.tsx';
import type { PageRoute } from '../../src/app/routes/page-route.ts';
import { sessionFlow } from '../../src/machines/session/session.flow.ts';
import type { SessionActor } from '../../src/screens/frame/use-session.ts';
import type { SentEvent } from '../../tools/paths/src/path.ts';
import { clearPage, render } from './render.tsx';

interface PendingCall {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** The whole page with its session, whose ports answer when the test says so and whose clock the test moves. */
export interface SessionWorld {
  actor: SessionActor;
  clock: SimulatedClock;
  /** What the ports were asked and have not answered, the newest last. */
  pending: PendingCall[];
  /** Events that reached the chart, and whether it took them. */
  reached: { type: string; taken: boolean }[];
}

/** Lets React, promises and lazy pages come to rest. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });

/** Opens the page at an address, arriving. */
export async function openSession(
  address: string,
  returnTo: string | null,
  pages: readonly PageRoute[],
): Promise<SessionWorld> {
  localStorage.clear();
  forgetSession();
  history.replaceState(null, '', address);
  const clock = new SimulatedClock();
  const pending: PendingCall[] = [];
  const port = <Output, Input>() =>
    fromPromise<Output, Input>(
      () =>
        new Promise((resolve, reject) =>
          pending.push({ resolve: resolve as PendingCall['resolve'], reject }),
        ),
    );
  const world = { clock, pending, reached: [] } as unknown as SessionWorld;
  const machine = sessionFlow.provide({
    actors: {
      loadUser: port(),
      signIn: port(),
      register: port(),
      proveFactor: port(),
      recoverFactor: port(),
      verifyLinkBy: port(),
      forgotPassword: port(),
      exchangeCode: port(),
      checkResetLink: port(),
      resetPassword: port(),
      verify: port(),
      verifyLink: port(),
      resend: port(),
      onboard: port(),
      signOut: port(),
      clearStorage: port(),
    },
    actions: { forgetSession, reloadPage: () => {} },
  });
  world.actor = createActor(machine, { clock, input: { returnTo } });
  const send = world.actor.send.bind(world.actor);
  world.actor.send = (event) => {
    world.reached.push({ type: event.type, taken: world.actor.getSnapshot().can(event) });
    send(event);
  };
  world.actor.start();
  render(<App session={world.actor} pages={pages} />);
  await settle();
  return world;
}

/** Closes the page. */
export function closeSession({ actor }: SessionWorld): void {
  clearPage();
  actor.stop();
}

/** A port answers; a user it answers with is the one whose session this browser keeps. */
export async function answer(world: SessionWorld, event: SentEvent): Promise<void> {
  const { resolve, reject } = world.pending.pop() as PendingCall;
  const { id } = (event.output ?? {}) as { id?: string };
  if (id) keepSession({ token: `token-of-${id}`, userId: id });
  if ('error' in event) reject(event.error);
  else resolve(event.output);
  await settle();
}
