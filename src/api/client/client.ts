import redaxios from 'redaxios';
import { displayed } from '../../domain/words/display-sentences.ts';
import { type Problem, problemOf } from '../../machines/problem.ts';
import type { AnswerOf, BodyOf, Call, QueryOf } from '../wire/call.ts';
import {
  isFarDayMeant,
  tellAccess,
  tellChanged,
  tellFactorNeeded,
  tellGone,
  tellPlanLimit,
  tellReachable,
  tellSignedOut,
} from './reports.ts';
import { forgetSession, keptSession } from './token.ts';
import { viewedAs } from './view-as.ts';

type Part<Name extends 'query' | 'body', Schema, Value> = [NonNullable<Schema>] extends [never]
  ? { [name in Name]?: undefined }
  : { [name in Name]: NonNullable<Value> };

/** What a call is given: the query and body its contract asks for, and the key of the intended act where it changes something. */
export type Given<C extends Call> = Part<'query', C['query'], QueryOf<C>> &
  Part<'body', C['body'], BodyOf<C>> & {
    intentKey?: string;
    /** Ends the call when nobody waits for its answer any more. */
    signal?: AbortSignal;
    /** Our name of a field that a refusal names as the wire does. */
    ours?: (field: string) => string;
    /** The file that is the whole body of a call that takes one. */
    file?: Blob;
    /** What the spec carries in a header of the call's own. */
    headers?: Record<string, string>;
    /** Told what the spec answers in headers. */
    heard?: (headers: Headers) => void;
  };

/** The first 401 of a session forgets it; those that come after find it forgotten, or another in its place. */
function endSession(token: string | undefined, why: string): void {
  if (!token || keptSession()?.token !== token) return;
  forgetSession();
  tellSignedOut(why);
}

/** What a session may do may be another thing than it was: every answer of a business says it. */
function hearAccess(answer: unknown): void {
  const access = (answer as { headers?: Headers }).headers?.get('access');
  if (access) tellAccess(access);
}

/** Every answer of a business one is in says what one may there: a business that is missing without a word of it is one they are out of. */
function hearGone(problem: Problem, answer: unknown, businessId: unknown): void {
  const hasAccess = (answer as { headers?: Headers }).headers?.get('access');
  if (problem.kind === 'missing' && !hasAccess && typeof businessId === 'string') tellGone(businessId);
}

/** The business a call is about, as it is sent. */
const businessOf = ({ business }: Call, { query, body }: { query?: unknown; body?: unknown }): unknown =>
  business ? { ...(query as object), ...(body as object) }[business as never] : null;

/** An address takes text: what is left out of a query must not arrive as the word "undefined". */
const queryText = (query: object | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/** redaxios hands no signal on by itself. */
const fetchUntil =
  (signal: AbortSignal | null): typeof fetch =>
  (address, request) =>
    fetch(address, { ...request, signal });

/** An answer with the sentence the page shows in place of the spec's. */
const withShownMessage = <Answer>(answer: Answer): Answer => {
  const { message } = (answer ?? {}) as { message?: unknown };
  return typeof message === 'string' ? { ...answer, message: displayed(message) } : answer;
};

/** The same call, whose far days are meant. */
const confirmed = <C extends Call>(given: Given<C>): Given<C> =>
  ({ ...given, body: { ...(given.body as object), confirmFarDate: true } }) as Given<C>;

/**
 * Sends a call of the contract and answers its answer.
 *
 * @throws {Problem} always, whatever went wrong; but for a call that its signal ended, which tells nobody anything
 */
export async function send<C extends Call>(call: C, given: Given<C>): Promise<AnswerOf<C>> {
  const token = keptSession()?.token;
  const role = viewedAs();
  try {
    const response = await redaxios<AnswerOf<C>>({
      url: call.path,
      method: call.method.toLowerCase() as Lowercase<Call['method']>,
      ...(given.query ? { params: queryText(given.query) } : {}),
      ...(given.file ? { data: given.file } : given.body ? { data: given.body } : {}),
      fetch: fetchUntil(given.signal ?? null),
      headers: {
        ...(token ? { Token: token } : {}),
        ...(role ? { 'View-As': role } : {}),
        ...(given.file ? { 'Content-Type': 'application/octet-stream' } : {}),
        ...given.headers,
        ...(given.intentKey ? { 'Idempotency-Key': given.intentKey } : {}),
      },
      validateStatus: (status) => status === 200,
    });
    tellReachable(true);
    given.heard?.(response.headers as unknown as Headers);
    hearAccess(response);
    if (call.effect === 'changes') tellChanged(call);
    return withShownMessage(response.data);
  } catch (rejection) {
    if (given.signal?.aborted) throw rejection;
    const problem = problemOf(rejection, given.ours);
    tellReachable(problem.kind !== 'unreachable');
    hearAccess(rejection);
    hearGone(problem, rejection, businessOf(call, given));
    if (problem.kind === 'stale') tellChanged(call);
    if (problem.status === 401) endSession(token, problem.message);
    if (problem.kind === 'far-day' && (await isFarDayMeant(problem))) return send(call, confirmed(given));
    if (problem.kind === 'plan-limit') tellPlanLimit(problem);
    if (problem.kind === 'second-factor-needed') tellFactorNeeded(problem);
    throw problem;
  }
}
