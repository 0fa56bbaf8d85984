// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import model from '../../src/machines/posted/cancel-document.model.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import { runPaths } from '../../tools/paths/src/run.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { cancelDialog } from '../support/cancel-dialog.tsx';
import { pending } from '../support/fake-client.ts';

vi.mock('../../src/api/client/client.ts', () => import('../support/fake-client.ts'));

/** The screen's flow with one transition led elsewhere; the model keeps the right one, from which the paths are made. */
const planted = vi.hoisted(() => ({ flow: null as unknown }));
vi.mock('../../src/machines/posted/cancel-document.flow.ts', async (original) => {
  const { cancelDocumentFlow: right } =
    await original<typeof import('../../src/machines/posted/cancel-document.flow.ts')>();
  return {
    get cancelDocumentFlow() {
      return planted.flow ?? right;
    },
  };
});

const graph = explore(model);
const paths = pathsFor(graph, 'transitions');
const right = model.machine as AnyStateMachine;

const withArrow = (state: string, event: string, target: unknown): AnyStateMachine => {
  const { states } = right.config as { states: Record<string, { on: object }> };
  const altered = { ...states[state], on: { ...states[state]!.on, [event]: target } };
  const config = { ...right.config, states: { ...states, [state]: altered } };
  return createMachine(config as never, right.implementations as never);
};

test.each([
  ['“Keep invoice” cancels it', 'reviewing', 'flow.close', 'submitting'],
  ['“Cancel invoice” leaves it as it is', 'reviewing', 'cancel.confirm', 'kept'],
  ['“Continue” leaves out what this will do', 'choosing', 'step.next', 'submitting'],
  ['“Back” from a refusal shows the plan again', 'refused', 'step.back', 'reviewing'],
])(
  'the paths fail on a dialog in which %s',
  async (_, state, event, target) => {
    planted.flow = null;
    await runPaths(paths, cancelDialog(pending));
    planted.flow = withArrow(state, event, target);
    await expect(runPaths(paths, cancelDialog(pending))).rejects.toThrow(`${event}`);
  },
  60_000,
);
