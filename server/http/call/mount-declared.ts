import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ArgsOf, Declared, OursAnswer } from '../../../src/api/calls/call.ts';
import { fromWire, type Ids, pathIn } from '../../../src/api/calls/field.ts';
import type { Call } from '../../../src/api/wire/call.ts';
import { idFromWire, idToWire } from '../../../src/api/wire/id.ts';
import { Refused } from '../../store/database/tx.ts';
import { type HandlerInput, type Handlers, mount } from './mount.ts';

/** The ids in a call's values: text of 22 characters on the wire, uuids here. */
export const storedIds: Ids = { toWire: idToWire, fromWire: idFromWire };

/** What a handler of a declared call is given: what was sent, in our words. */
interface Input<C extends Declared, Context> extends Pick<HandlerInput<Call, Context>, 'request' | 'reply'> {
  ctx: Context;
  args: ArgsOf<C>;
}

/** One handler per call of a subject, in our words; a missing one does not compile. */
export type DeclaredHandlers<C extends Readonly<Record<string, Declared>>, Context> = {
  [Name in keyof C]: (input: Input<C[Name], Context>) => Promise<OursAnswer<C[Name]>>;
};

/** The same refusal, its fields named as on the wire. */
const inWire = (call: Declared, error: unknown): unknown =>
  error instanceof Refused && error.refusal.fields
    ? new Refused({
        ...error.refusal,
        fields: error.refusal.fields.map((fault) => ({
          ...fault,
          field: pathIn(call.takes, fault.field, 'toWire'),
        })),
      })
    : error;

/** Mounts declared calls as `mount` does; what they take and answer is translated here, and so are the fields of refusals. */
export const mountDeclared = <C extends Readonly<Record<string, Declared>>, Context extends object>(
  app: FastifyInstance,
  calls: C,
  open: (call: Call, request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
  handlers: DeclaredHandlers<C, Context>,
): void => {
  const translating = Object.entries(calls).map(([name, call]) => {
    const handler = handlers[name] as (input: Input<Declared, Context>) => Promise<never>;
    const handle = async ({ query, body, ...input }: HandlerInput<Call, Context>): Promise<unknown> => {
      const args = fromWire(call.takes, (call.body ? body : query) as object, storedIds);
      try {
        return call.says.toWire(await handler({ ...input, args }), storedIds);
      } catch (error) {
        throw inWire(call, error);
      }
    };
    return [name, handle];
  });
  mount(
    app,
    calls as Readonly<Record<string, Call>>,
    open,
    Object.fromEntries(translating) as Handlers<Record<string, Call>, Context>,
  );
};
