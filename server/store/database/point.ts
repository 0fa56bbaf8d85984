/** Places in the code where a process may be ended by a test that proves what becomes of the work. Nothing happens there otherwise. */
export const points = [
  'import.part-begun',
  'import.part-written',
  'import.part-committed',
  'import.finished',
  'undo.part-begun',
  'undo.part-written',
  'undo.part-committed',
  'undo.finished',
  'plan.planned',
  'plan.written',
  'act.committed',
  'plan-payment.answered',
  'transfer.planned',
  'transfer.written',
  'transfer.committed',
  'package.begun',
  'package.step-done',
  'package.made',
  'package.kept',
] as const;
export type Point = (typeof points)[number];

let reached: ((name: Point) => Promise<void>) | null = null;

/** Has a test told of each point that is reached. */
export const onPoint = (tell: (name: Point) => Promise<void>): void => {
  reached = tell;
};

/** Tells a test, where one listens, that the work has come here. */
export const point = async (name: Point): Promise<void> => {
  await reached?.(name);
};
