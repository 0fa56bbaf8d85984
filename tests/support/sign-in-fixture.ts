import type { User } from '../../src/domain/user/user.ts';
import chart from '../../src/machines/session/session.model.ts';
import type { SessionContext } from '../../src/machines/session/session.setup.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import type { Edge, Graph } from '../../tools/paths/src/graph.ts';
import { type Path, parseReplayLine, pathOf, statesAt } from '../../tools/paths/src/path.ts';
import type { Case, PortSamples } from '../../tools/paths/src/test-model.ts';
import { walkCases } from '../../tools/paths/src/walk.ts';

/** The page inside that is asked for from outside: not the one a person begins at. */
export const requestedPage = { path: '/customers/list', label: 'Customers' };

const nobody: SessionContext = {
  user: null,
  link: null,
  address: null,
  challenge: null,
  recovery: null,
  problem: null,
  returnTo: null,
  leaving: null,
};

/** Who was in the onboarding is told apart by their id: the page has fetched what it clears their storage with. */
const newcomer = 'newcomer';
const withNewcomer = (samples: PortSamples): PortSamples => ({
  ...samples,
  done: (samples.done ?? []).map(({ name, output }) => ({
    name,
    output: name === 'without a business' ? { ...(output as User), id: newcomer } : output,
  })),
});

/** The session's model as a browser finds it: with or without a session kept from before. */
const model: typeof chart = {
  ...chart,
  // What decides only where a page leads to once they are in makes no step possible or impossible.
  key: ({ value, context: { returnTo: _, address: __, challenge: ___, ...rest } }) => [value, rest],
  starts: [
    { name: 'with no session', state: 'signedOut', context: nobody },
    { name: 'with a session', input: {} },
    { name: 'with a session and a page to return to', input: { returnTo: requestedPage.path } },
  ],
  cases: (chart.cases as Case<never>[]).map((one) =>
    one.name === 'page.open of this site'
      ? { ...one, event: { type: 'page.open', path: requestedPage.path } as never }
      : one,
  ),
  ports: Object.fromEntries(
    Object.entries(chart.ports ?? {}).map(([port, samples]) => [port, withNewcomer(samples)]),
  ),
};

/** Where something happens, and what. */
interface Happening {
  at: string;
  context: SessionContext;
  case: string;
}

const isOutside = ({ at }: Happening) => at === 'signedOut' || at === 'expired';
const isInside = ({ at }: Happening) => at === 'signedIn.reachable';
const comesOf = (port: string) => (type: string) => type.endsWith(`.actor.0.session.${port}`);

/**
 * Where a browser and a person can make an event happen; where the type is not named, wherever the chart takes it. An transition
 * of a parent state is one transition in each of its children: it is enough that it can be taken from one.
 */
const canHappen: readonly [of: (type: string) => boolean, where: (happening: Happening) => boolean][] = [
  // A page is asked for by its address, and then the session is looked up anew; what was refused before is gone with the page.
  [
    (type) => type === 'page.open',
    (it) => isInside(it) || ((isOutside(it) || it.at === 'signingIn.resuming') && !it.context.problem),
  ],
  // A mailed link is an address too: whoever is not signed in here, or not proven yet, is so again when it opens.
  [
    (type) => type === 'link.open',
    (it) => isOutside(it) || (it.at.startsWith('verifying') && it.context.user?.verified === false),
  ],
  [(type) => type === 'reset.open', (it) => isOutside(it) || isInside(it)],
  // Some pages on the way to a new password have other ways back.
  [
    (type) => type === 'recovery.leave',
    ({ at }) => at !== 'recovering.asking' && at !== 'recovering.changed',
  ],
  [(type) => type === 'user.changed', isInside],
  // A session is found over by a call that goes with it.
  [
    (type) => type === 'session.expired',
    (it) => isInside(it) || it.at === 'verifying.resending' || it.at === 'onboarding.saving',
  ],
  [
    (type) => type === 'session.signOut',
    (it) => isInside(it) || it.at === 'verifying.waiting' || it.at === 'onboarding.asking',
  ],
  [
    (type) => type === 'session.endedElsewhere' || type === 'session.otherUser',
    (it) => isInside(it) || !it.at.startsWith('signedIn'),
  ],
  // Where no session is kept nobody is looked up, and it is over before it is seen.
  [comesOf('signingIn.resuming'), (it) => !it.case.endsWith('nobody')],
  // Somebody inside is who they were; a dead session is reported by itself, before the answer.
  [comesOf('signedIn.renewing'), (it) => /(owner|unreachable)$/.test(it.case)],
  [comesOf('signedIn.probing'), (it) => /(owner|unreachable)$/.test(it.case)],
  // Whoever has a business has proven their address.
  [comesOf('verifying.checking'), (it) => !it.case.endsWith('owner')],
  ...['verifying.checkingLink', 'verifying.provingLink'].map((state): (typeof canHappen)[number] => [
    comesOf(state),
    (it) =>
      !it.case.endsWith('owner') &&
      (!it.case.includes('done') || it.case.endsWith('nobody') === (it.context.user === null)),
  ]),
  // The form of the onboarding keeps what is typed: what clears it is there already, and it is over before it is seen.
  [(type) => type.includes('cleanUpPause'), (it) => it.context.leaving !== newcomer],
];

const isPossible = ({ from, event, case: name }: Edge): boolean => {
  const happening = { at: statesAt(from)[0]!, context: from.context as SessionContext, case: name };
  return canHappen.every(([of, where]) => !of(event.type) || where(happening));
};

/** The session's graph with the steps a person can make happen in a browser. */
export const signInGraph = (): Graph => {
  const graph = explore(model);
  for (const vertex of graph.vertices) vertex.edges = vertex.edges.filter(isPossible);
  return graph;
};

/**
 * The page itself tells the session of a page that is asked for, wherever it is open. What is remembered of it is seen when
 * they come in: once from each part of the chart that hears of pages outside, on a way on which no other part does.
 */
const returning = [
  'with a session | 0.session.signingIn.resuming done: owner | page.open of this site | session.endedElsewhere | credentials.send | 0.session.signingIn.asking done: owner',
  'with a session | 0.session.signingIn.resuming done: owner | session.expired | credentials.send | 0.session.signingIn.asking done: owner',
  'with a session | page.open of this site | 0.session.signingIn.resuming done: without a business | business.save | 0.session.onboarding.saving done: made',
];

/** Paths on which somebody comes back to the page they asked for. */
export const returningPaths = (graph: Graph): Path[] =>
  returning
    .map(parseReplayLine)
    .map(({ start, cases }) => pathOf(graph.name, walkCases(graph, start, cases)));
