import { describe, expect, test } from 'vitest';
import { type Actor, createActor, fromPromise, SimulatedClock } from 'xstate';
import { explore } from '../../tools/paths/src/explore.ts';
import { leavesOf } from '../../tools/paths/src/names.ts';
import { type Path, type PathStep, replayLine } from '../../tools/paths/src/path.ts';
import { plain } from '../../tools/paths/src/plain.ts';
import { type Answer, type Executor, PathFailure, runPath, runPaths } from '../../tools/paths/src/run.ts';
import { shrink } from '../../tools/paths/src/shrink.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import parcel from './project/src/machines/parcel/parcel.model.ts';
import { uploadFlow } from './project/src/machines/upload/upload.flow.ts';
import upload from './project/src/machines/upload/upload.model.ts';

interface World {
  actor: Actor<typeof uploadFlow>;
  clock: SimulatedClock;
  answers: { resolve: (output: { stored: boolean }) => void; reject: (error: unknown) => void }[];
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

const send = async ({ actor, clock, answers }: World, step: PathStep): Promise<Answer> => {
  const event = step.event as { type: string; output?: { stored: boolean }; error?: unknown };
  if (step.wait !== undefined) clock.increment(step.wait);
  else if (event.type.startsWith('xstate.done')) answers.at(-1)!.resolve(event.output!);
  else if (event.type.startsWith('xstate.error')) answers.at(-1)!.reject(event.error);
  else {
    const can = actor.getSnapshot().can(event as never);
    actor.send(event as never);
    return can ? 'accepted' : 'refused';
  }
  await settled();
  return 'accepted';
};

/** The flow as it really runs: an actor, promises that answer, a clock that is moved by hand. */
const liveUpload: Executor<World> = {
  start: () => {
    const clock = new SimulatedClock();
    const answers: World['answers'] = [];
    const sendFile = fromPromise<{ stored: boolean }, { pages: number }>(
      () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    );
    const actor = createActor(uploadFlow.provide({ actors: { sendFile } }), { clock }).start();
    return { actor, clock, answers };
  },
  events: { '*': send },
  states: {
    '*': ({ actor }, place) => {
      const { value, context } = actor.getSnapshot();
      expect({ leaves: leavesOf(value), context: plain(context) }).toEqual({
        leaves: leavesOf(place.state),
        context: place.context,
      });
    },
  },
  after: ({ actor }) => actor.stop(),
};

/** The parcel as a wrong implementation sees it: whatever `answer` says. */
const answering = (answer: (step: PathStep) => Answer): Executor<undefined> => ({
  start: () => undefined,
  events: { '*': (_, step) => answer(step) },
  states: { '*': () => {} },
});

const honestAnswer = (step: PathStep): Answer => (step.refused ? 'refused' : 'accepted');
const takesPack = (path: Path) => path.steps.some((step) => step.case === 'parcel.pack' && !step.refused);
const honest = answering(honestAnswer);

describe('generated paths', () => {
  test.each(['transitions', 'pairs', 'guards', 'refusals'] as const)(
    'for %s happen on the running actor as they do on the chart',
    async (criterion) => {
      const paths = pathsFor(explore(upload), criterion);
      const run = await runPaths(paths, liveUpload);
      expect(run.paths).toBe(paths.length);
    },
  );
});

describe('a run', () => {
  const paths = pathsFor(explore(parcel), 'refusals', 'short');

  test('passes where each answer is the chart’s', async () => {
    expect(await runPaths(paths, honest)).toMatchObject({ paths: paths.length });
  });

  test('fails before it begins where an event has no executor', async () => {
    const events = { 'parcel.pack': () => 'accepted' as const };
    await expect(runPaths(paths, { ...honest, events })).rejects.toThrow(/no executor for parcel.cancel/);
  });

  test('fails before it begins where a state has no assertion', async () => {
    const states = { open: () => {}, owing: () => {} };
    await expect(runPaths(paths, { ...honest, states })).rejects.toThrow(/no assertion for ready/);
  });

  test('fails where something refused is accepted, and carries on to count every such path', async () => {
    const careless = answering((step) =>
      step.refused && step.case === 'parcel.restore' ? 'accepted' : honestAnswer(step),
    );
    const failure = await runPaths(paths, careless).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AggregateError);
    const { errors } = failure as AggregateError;
    expect(errors.length).toBeGreaterThan(1);
    expect(errors[0]).toBeInstanceOf(PathFailure);
    expect(errors[0].message).toMatch(/parcel.restore was accepted, the chart has it refused\nreplay: /);
  });

  test('fails where something allowed is refused', async () => {
    await expect(
      runPath(
        paths.find(takesPack)!,
        answering(() => 'refused'),
      ),
    ).rejects.toThrow(/was refused, the chart has it accepted/);
  });

  test('of no paths fails', async () => {
    await expect(runPaths([], honest)).rejects.toThrow('There are no paths to run.');
  });

  test('calls its hooks around each path, also around one that fails', async () => {
    const calls: string[] = [];
    const hooked = {
      ...answering(() => 'accepted'),
      before: (path: Path) => calls.push(`before ${path.id}`),
      after: (_: undefined, path: Path) => calls.push(`after ${path.id}`),
    };
    const path = paths.find((one) => one.steps.some((step) => step.refused))!;
    await expect(runPath(path, hooked)).rejects.toThrow(PathFailure);
    expect(calls).toEqual([`before ${path.id}`, `after ${path.id}`]);
  });
});

describe('a failing path', () => {
  const graph = explore(parcel);
  const [long] = pathsFor(graph, 'refusals').sort((a, b) => b.steps.length - a.steps.length);
  /** An implementation that ships what is fragile without insurance. */
  const run = (path: Path) =>
    runPath(
      path,
      answering((step) =>
        step.case === 'parcel.ship uninsured' && step.refused && step.from.state === 'ready'
          ? 'accepted'
          : honestAnswer(step),
      ),
    );

  test('shrinks to the shortest that fails, with a line that repeats it', async () => {
    const paths = pathsFor(graph, 'refusals');
    const failing: Path[] = [];
    for (const path of paths) await run(path).catch(() => failing.push(path));
    expect(failing.length).toBeGreaterThan(0);
    const { path, line } = await shrink(failing[0]!, run);
    expect(path.steps.length).toBeLessThan(failing[0]!.steps.length);
    expect(path.steps.at(-1)).toMatchObject({ case: 'parcel.ship uninsured', refused: true });
    expect(path.steps.filter((step) => step.refused)).toHaveLength(1);
    expect(line).toBe(replayLine(path));
  });

  test('that does not fail cannot be shrunk', async () => {
    await expect(shrink(long!, () => Promise.resolve())).rejects.toThrow(/does not fail/);
  });
});
