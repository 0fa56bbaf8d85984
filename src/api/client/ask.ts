import type { ArgsOf, Declared, OursAnswer } from '../calls/call.ts';
import { pathIn, toWire, wireIds } from '../calls/field.ts';
import type { Call } from '../wire/call.ts';
import { type Given, send } from './client.ts';

interface How {
  /** Names the intended act, so that it is carried out once however often it is sent. */
  intentKey?: string;
  /** Ends the call when nobody waits for its answer any more. */
  signal?: AbortSignal;
  /** The file that is the body of a call that takes one. */
  file?: Blob;
  /** What the specification carries in a header of the call's own. */
  headers?: Record<string, string>;
  /** Told what the specification answers in headers. */
  heard?: (headers: Headers) => void;
}

/**
 * Sends a declared call in our words and answers in them; a refusal names fields as we do.
 *
 * @throws {Problem} as `send`
 */
export async function ask<C extends Declared>(
  call: C,
  { businessId, ...args }: ArgsOf<C> & { businessId: string },
  how: How = {},
): Promise<OursAnswer<C>> {
  const sent = {
    ...(call.business && { [call.business]: businessId }),
    ...toWire(call.takes, args, wireIds),
  };
  const answer = await send(
    call as Call,
    {
      ...(call.body && { body: sent }),
      ...(call.query && { query: sent }),
      ...how,
      ours: (field: string) => pathIn(call.takes, field, 'fromWire'),
    } as Given<Call>,
  );
  return call.says.fromWire(answer as never, wireIds) as OursAnswer<C>;
}

/** What calls of no business are asked with in the place of one. */
export const outside = { businessId: '' };
