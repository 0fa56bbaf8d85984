import redaxios from 'redaxios';
import type { AnswerOf, BodyOf, Call, QueryOf } from '../contract/call.ts';
import { problemOf } from './problem.ts';
import { forgetSession, keptSession } from './token.ts';

type Part<Name extends 'query' | 'body', Schema, Value> = [NonNullable<Schema>] extends [never]
  ? { [name in Name]?: undefined }
  : { [name in Name]: NonNullable<Value> };

/** What a call is given: the query and body its contract asks for, and the key of the intended act where it changes something. */
export type Given<C extends Call> = Part<'query', C['query'], QueryOf<C>> &
  Part<'body', C['body'], BodyOf<C>> & { intentKey?: string };

type Listener = () => void;
const signedOutListeners = new Set<Listener>();
const reachableListeners = new Set<(reachable: boolean) => void>();

const subscribe = <L>(listeners: Set<L>, listener: L): Listener => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Calls the listener once for each session that turns out dead, however many of its calls were under way. Returns the way out. */
export const onSignedOut = (listener: Listener): Listener => subscribe(signedOutListeners, listener);

/** Tells after every call whether the server could be reached. Returns the way out. */
export const onReachable = (listener: (reachable: boolean) => void): Listener =>
  subscribe(reachableListeners, listener);

function tellReachable(reachable: boolean): void {
  for (const listener of reachableListeners) listener(reachable);
}

/** The first 401 of a session forgets it; those that come after find it forgotten, or another in its place. */
function endSession(token: string | undefined): void {
  if (!token || keptSession()?.token !== token) return;
  forgetSession();
  for (const listener of signedOutListeners) listener();
}

/** An address takes text: what is left out of a query must not arrive as the word "undefined". */
const queryText = (query: object | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/**
 * Sends a call of the contract and answers its answer.
 *
 * @throws {Problem} always, whatever went wrong
 */
export async function send<C extends Call>(call: C, given: Given<C>): Promise<AnswerOf<C>> {
  const token = keptSession()?.token;
  try {
    const response = await redaxios<AnswerOf<C>>({
      url: call.path,
      method: call.method === 'GET' ? 'get' : 'post',
      ...(given.query ? { params: queryText(given.query) } : {}),
      ...(given.body ? { data: given.body } : {}),
      headers: {
        ...(token ? { Token: token } : {}),
        ...(given.intentKey ? { 'Idempotency-Key': given.intentKey } : {}),
      },
      validateStatus: (status) => status === 200,
    });
    tellReachable(true);
    return response.data;
  } catch (rejection) {
    const problem = problemOf(rejection);
    tellReachable(problem.kind !== 'unreachable');
    if (problem.status === 401) endSession(token);
    throw problem;
  }
}
