// @vitest-environment happy-dom
import { lazy } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { openRoutes } from '../../src/app/routes/open-routes.ts';
import model from '../../src/machines/session/session.model.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import type { ChartPosition } from '../../tools/paths/src/position.ts';
import { type Executor, runPaths } from '../../tools/paths/src/run.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { eventually } from '../support/render.tsx';
import { sessionEvents, sessionStates } from '../support/session-page.ts';
import { closeSession, openSession, type SessionWorld } from '../support/session-world.tsx';

// The page of a signed-in user asks the server what runs, how the plan is paid for and what waits at a store; here there is none, and the ports alone answer.
vi.mock('../../src/app/RunningTasks.tsx', () => ({ RunningTasks: () => null }));
vi.mock('../../src/app/use-store-orders-on-hold.ts', () => ({ useStoreOrdersOnHold: () => undefined }));
vi.mock('../../src/screens/plans/PlanBanner.tsx', () => ({ PlanBanner: () => null }));

const inside = (path: string, title: string) => ({
  path,
  title,
  signedIn: true,
  page: lazy(async () => ({ default: () => <h1>{title}</h1> })),
});
const pages = [inside('/sales/list', 'Sales'), inside('/dashboard', 'Dashboard'), ...openRoutes];

const page: Executor<SessionWorld> = {
  start: ({ input }) => {
    const { returnTo = null } = input as { returnTo?: string };
    return openSession('/', returnTo, pages);
  },
  events: sessionEvents,
  // A page that is fetched when it is first shown comes a moment later on a busy machine.
  states: Object.fromEntries(
    Object.entries(sessionStates).map(([state, shown]) => [
      state,
      (world: SessionWorld, place: ChartPosition) => eventually(() => void shown(world, place)),
    ]),
  ),
  after: closeSession,
};

beforeAll(async () => {
  await Promise.all([
    import('../../src/screens/session/SignInPage.tsx'),
    import('../../src/screens/session/SignUpPage.tsx'),
    import('../../src/screens/session/SecondFactor.tsx'),
    import('../../src/screens/session/ForgotPasswordPage.tsx'),
    import('../../src/screens/session/ResetPasswordPage.tsx'),
    import('../../src/screens/session/VerifyPage.tsx'),
    import('../../src/screens/session/OnboardingPage.tsx'),
    import('../../src/app/SignedInPage.tsx'),
  ]);
});

const graph = explore(model);

test('the pages show what the chart says on every transition', async () => {
  const paths = pathsFor(graph, 'transitions');
  expect(await runPaths(paths, page)).toMatchObject({ paths: paths.length });
}, 120_000);
