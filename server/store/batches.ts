/** Something asked for, and how whoever asked is told. */
export interface Waiting<Asked, Answer> {
  asked: Asked;
  answered: (answer: Answer) => void;
  failed: (reason: unknown) => void;
}

/**
 * One batch at a time: what is asked for while none is under way begins at once, by itself; what is asked for meanwhile goes
 * together when that is done. So a single caller waits for nobody, and the more there are the less each costs.
 *
 * @param carryOut tells everybody in a batch; it must not throw
 * @param most how many go in one batch
 * @param idle called when nothing is waiting any more
 */
export const inBatches = <Asked, Answer>(
  carryOut: (batch: readonly Waiting<Asked, Answer>[]) => Promise<void>,
  most = Number.POSITIVE_INFINITY,
  idle: () => void = () => {},
) => {
  const waiting: Waiting<Asked, Answer>[] = [];
  let busy = false;
  const drain = async () => {
    busy = true;
    while (waiting.length > 0) await carryOut(waiting.splice(0, most));
    busy = false;
    idle();
  };
  return (asked: Asked): Promise<Answer> =>
    new Promise((answered, failed) => {
      waiting.push({ asked, answered, failed });
      if (!busy) void drain();
    });
};

/** Carries out each by itself, side by side, as if there were no batches. */
export const eachAlone = async <Asked, Answer>(
  batch: readonly Waiting<Asked, Answer>[],
  alone: (asked: Asked) => Promise<Answer>,
): Promise<void> => {
  await Promise.all(batch.map(({ asked, answered, failed }) => alone(asked).then(answered, failed)));
};

/** Tells each of a batch its answer, in their order. */
export const answerEach = <Asked, Answer>(
  batch: readonly Waiting<Asked, Answer>[],
  answers: readonly Answer[],
): void => {
  for (const [n, { answered }] of batch.entries()) answered(answers[n]!);
};
