import { errorOf } from './problem.ts';

/**
 * What a flow does while the server is asked what an act will do: its plan is shown; a refusal that names fields leads to where they are
 * mended, any other to where it can be asked again. The flow has the actor `preview`, the guard `isOfFields` and the actions
 * `showEffects` and `showProblem`.
 *
 * @param faulty the state in which what is typed says what is wrong with it
 */
export const previewing = <Typed, Effects, const Faulty extends string>(faulty: Faulty) => ({
  id: 'preview' as const,
  src: 'preview' as const,
  input: ({ context }: { context: { typed: Typed | null } }) => context.typed!,
  onDone: {
    target: 'previewing' as const,
    actions: {
      type: 'showEffects' as const,
      params: ({ event }: { event: { output: Effects } }) => event.output,
    },
  },
  onError: [
    {
      guard: { type: 'isOfFields' as const, params: errorOf },
      target: faulty,
      actions: { type: 'showProblem' as const, params: errorOf },
    },
    { target: 'refused' as const, actions: { type: 'showProblem' as const, params: errorOf } },
  ],
});
