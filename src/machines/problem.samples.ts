import { Problem, problemOf, saying } from './problem.ts';

/** What a call of the client failed with, as test models give it: each is made by the function that the client makes its own by. */

/** The server said no, with its reason; more is what else of the answer a flow reads. */
export const refused = (
  Message: string,
  { name = 'refused', ...more }: { name?: string; kind?: string; fields?: object[]; details?: object } = {},
) => ({ name, error: problemOf({ status: 400, data: { Message, kind: 'illegal-move', ...more } }) });

/** No answer came. */
export const unreachable = { name: 'unreachable', error: problemOf(new TypeError('Failed to fetch')) };

/** The plan doesn’t have it: the shell opens its prompt over the page. */
export const beyondPlan = (Message: string, details: object) =>
  refused(Message, { name: 'beyond the plan', kind: 'plan-limit', details });

/** The page itself said no. */
export const refusedByPage = (message: string) => ({ name: 'refused', error: saying(message) });

/**
 * Takes what a port that sends calls fails with.
 *
 * @throws where the client would never have made it so
 */
export const asProblem = (error: unknown): Problem => {
  if (!(error instanceof Problem)) throw new Error('A call of the client fails with a Problem.');
  const { status, kind, message: Message, fields, details } = error;
  const made = problemOf(status === 0 ? null : { status, data: { Message, kind, fields, details } });
  if (made.kind !== kind || made.message !== Message)
    throw new Error(`The client makes "${made.message}" (${made.kind}) of this.`);
  return error;
};

/**
 * Takes what a port fails with that sends calls and also has something to say for itself.
 *
 * @throws where neither the client nor the page would have made it so
 */
export const asSaying = (error: unknown): void => {
  if (error instanceof Problem) return void asProblem(error);
  const { message, ...others } = error as ReturnType<typeof saying>;
  if (JSON.stringify({ message, ...others }) !== JSON.stringify(saying(message)))
    throw new Error('The page says a sentence and nothing else.');
};

/** For a port of which the chart reads no more than that it failed, such as the browser’s own storage. */
export const asAnything = (): void => {};
