import type { Graph } from './graph.ts';
import { leavesOf } from './names.ts';

const keysOf = (graph: Graph): { events: string[]; states: string[] } => ({
  events: [
    ...new Set(
      graph.vertices.flatMap(({ edges, refusals }) => [...edges, ...refusals].map(({ event }) => event.type)),
    ),
  ],
  states: [...new Set(graph.vertices.flatMap(({ state }) => leavesOf(state)))],
});

const entries = (keys: string[], head: string): string =>
  keys
    .map((key) => `    ${JSON.stringify(key)}: async (${head}) => unwritten(${JSON.stringify(key)}),`)
    .join('\n');

const unwritten = `const unwritten = (what: string): never => {
  throw new Error(\`Not written yet: \${what}\`);
};`;

/** The page map that the Playwright format asks for: opens a start, does each event, recognises each state. */
const playwright = (graph: Graph): string => {
  const { events, states } = keysOf(graph);
  return `import type { Page } from '@playwright/test';
import type { PathStart, SentEvent } from 'xstate-paths';

${unwritten}

/** How ${graph.name} is seen and used on its page; a key left out is an error of the run. */
const screen = {
  open: async (page: Page, start: PathStart) => unwritten(\`start \${start.name}\`),
  events: {
${entries(events, "page: Page, event: SentEvent, answer: 'accepted' | 'refused'")}
  },
  states: {
${entries(states, 'page: Page')}
  },
};`;
};

/** The executor that the vitest format asks for. */
const vitest = (graph: Graph): string => {
  const { events, states } = keysOf(graph);
  return `import type { Executor } from 'xstate-paths';

${unwritten}

/** Whatever one test of ${graph.name} holds. */
interface World {}

const executor: Executor<World> = {
  start: async (start) => unwritten(\`start \${start.name}\`),
  events: {
${entries(events, 'world, step')}
  },
  states: {
${entries(states, 'world, place')}
  },
};`;
};

/** What is generated once and then written by hand, by the format it belongs to. */
export const stubs = { playwright, vitest };
export type Stub = keyof typeof stubs;
