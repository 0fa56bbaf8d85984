import { expect } from 'vitest';
import type { Problem } from '../../src/machines/problem.ts';
import type { PathStep } from '../../tools/paths/src/path.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { faultsOfPage } from './held-calls.ts';
import type { Product } from './product.ts';
import { type Doing, doingOf } from './sign-in-answers.ts';
import { requestedPage } from './sign-in-fixture.ts';
import { dismissToasts, noticesOf } from './sign-in-notices.ts';
import { pagesOf } from './sign-in-pages.ts';
import { makeHolder, openSession } from './sign-in-people.ts';
import { becomes, keep, openBrowser, progressOf, type SignInWorld } from './sign-in-world.ts';

const step =
  (doing: Doing) =>
  async (world: SignInWorld, taken: PathStep): Promise<Answer> => {
    await dismissToasts(world);
    world.notices = [];
    await doing(world, taken);
    world.notices = noticesOf(taken);
    return 'accepted';
  };

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
      if (returnTo) world.inside = requestedPage.label;
    }
    return world;
  },
  events: {
    '*': step((world, taken) => doingOf(taken)(world, taken)),
  },
  states: pagesOf,
  after: async ({ context, faults }, { steps }) => {
    await context.close();
    // Calls that the path cut off, or answered with 500 itself, are no fault of the page.
    const broken = steps.filter(({ event }) => (event.error as Problem | null)?.status === 500);
    expect(faults.filter((fault) => fault.startsWith('500 ')).length).toBeLessThanOrEqual(broken.length);
    expect(faultsOfPage(faults).filter((fault) => !/^500 |status of 500/.test(fault))).toEqual([]);
  },
});
