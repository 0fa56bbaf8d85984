import * as z from 'zod/mini';
import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { PlanFlag } from '../../domain/access/plans.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import { documentAnswers } from '../../domain/words/documents.ts';
import { download, effects, envelope, nothing } from '../wire/answers.ts';
import { type Call, inBusiness, type Sent, type Ways } from '../wire/call.ts';
import type * as wire from '../wire/values.ts';
import {
  type Fields,
  flag,
  fromWire,
  type Ids,
  id,
  list,
  nullable,
  type OursOf,
  objectOf,
  optional,
  shapeOf,
  text,
  texts,
  toWire,
  verbatim,
  type WireShape,
} from './field.ts';
import type { Subject } from './subject.ts';

/** What a call answers: its schema on the wire, and the two ways between it and our words. */
export interface Answer<Schema extends z.ZodMiniType = z.ZodMiniType, Ours = unknown> {
  schema: Schema;
  toWire: (ours: Ours, ids: Ids) => z.infer<Schema>;
  fromWire: (wire: z.infer<Schema>, ids: Ids) => Ours;
}

type Enveloped<Data extends z.ZodMiniType> = ReturnType<typeof envelope<Data>>;

/** Days typed here that are far from today are meant; see `farDate` of the wire. */
export const farDayConfirmed = { confirmFarDate: optional(flag('confirmFarDate')) };

/** What an act answers that may have been done before, with what it could not do as asked. */
export const done = { repeated: flag('repeated'), warnings: optional(texts('warnings')) };

/** A sentence, and fields beside it. */
export const told = <F extends Fields>(
  fields: F,
): Answer<Enveloped<z.ZodMiniObject<WireShape<F>>>, OursOf<F> & { message: string }> => ({
  schema: envelope(objectOf(fields)),
  toWire: ({ message, ...ours }, ids) => ({
    status: 200,
    message,
    data: toWire(fields, ours as unknown as OursOf<F>, ids),
  }),
  fromWire: ({ message, data }, ids) => ({ ...fromWire(fields, data, ids), message }),
});

/** A sentence alone. */
export const sentence: Answer<typeof nothing, { message: string }> = {
  schema: nothing,
  toWire: ({ message }) => ({ status: 200, message, data: null }),
  fromWire: ({ message }) => ({ message }),
};

/** What an act on several answers: each with what became of it. */
export const perRow = told({
  rows: list('rows', { id: id('id'), done: flag('done'), reason: nullable(text('reason')) }),
});

/** What an act would do, each account with its name. */
export const planned: Answer<Enveloped<typeof effects>, NamedEffects> = {
  schema: envelope(effects),
  toWire: (data) => ({ status: 200, message: documentAnswers.whatWillDo, data }),
  fromWire: ({ data }) => data,
};

/** What an act would do to each of several, or why it can't be done. */
export const plannedEach = told({
  rows: list('rows', {
    id: id('id'),
    effects: nullable(verbatim(effects)('effects')),
    reason: nullable(text('reason')),
  }),
});

/** Where a file is fetched from, for a minute. */
export const file: Answer<typeof download, z.infer<typeof download>> = {
  schema: download,
  toWire: (answer) => answer,
  fromWire: (answer) => answer,
};

/** The fields alone, as the specification has answers without a sentence. */
export const plainly = <F extends Fields>(fields: F): Answer<z.ZodMiniObject<WireShape<F>>, OursOf<F>> => ({
  schema: objectOf(fields),
  toWire: (ours, ids) => toWire(fields, ours, ids),
  fromWire: (wire, ids) => fromWire(fields, wire as object, ids),
});

/** Several of the same fields with one sentence. */
export const listed = <F extends Fields>(
  message: string,
  fields: F,
): Answer<Enveloped<z.ZodMiniArray<z.ZodMiniObject<WireShape<F>>>>, OursOf<F>[]> => ({
  schema: envelope(z.array(objectOf(fields))),
  toWire: (rows, ids) => ({ status: 200, message, data: rows.map((row) => toWire(fields, row, ids)) }),
  fromWire: ({ data }, ids) => data.map((row) => fromWire(fields, row, ids)),
});

/** A sentence, and several of the same fields beside it. */
export const toldList = <F extends Fields>(
  fields: F,
): Answer<
  Enveloped<z.ZodMiniArray<z.ZodMiniObject<WireShape<F>>>>,
  { message: string; rows: OursOf<F>[] }
> => ({
  schema: envelope(z.array(objectOf(fields))),
  toWire: ({ message, rows }, ids) => ({
    status: 200,
    message,
    data: rows.map((row) => toWire(fields, row, ids)),
  }),
  fromWire: ({ message, data }, ids) => ({ message, rows: data.map((row) => fromWire(fields, row, ids)) }),
});

/** Several of the same fields with one sentence, or the text that the specification has for none of them. */
export const listOrText = <F extends Fields, const None extends string>(
  { none, message }: { none: None; message: string },
  fields: F,
): Answer<
  z.ZodMiniUnion<[z.ZodMiniLiteral<None>, Enveloped<z.ZodMiniArray<z.ZodMiniObject<WireShape<F>>>>]>,
  OursOf<F>[]
> => ({
  schema: z.union([z.literal(none), envelope(z.array(objectOf(fields)))]),
  toWire: (rows, ids) =>
    rows.length === 0 ? none : { status: 200, message, data: rows.map((row) => toWire(fields, row, ids)) },
  fromWire: (wire, ids) =>
    typeof wire === 'string' ? [] : wire.data.map((row) => fromWire(fields, row, ids)),
});

/** An answer of whatever kind. */
interface AnyAnswer {
  schema: z.ZodMiniType;
  toWire: (ours: never, ids: Ids) => unknown;
  fromWire: (wire: never, ids: Ids) => unknown;
}

/** A call declared once, in our words: server and page translate by what it takes and answers. */
export type Declared<
  C extends Call = Call,
  Takes extends Fields = Fields,
  Says extends AnyAnswer = AnyAnswer,
> = C & {
  takes: Takes;
  says: Says;
  /** What a read is about: the first part of its query's key. */
  reads?: Subject;
  /** What a change touches: queries about it are fetched again. */
  touches?: readonly Subject[];
};

/** What a call is given in our words. */
export type ArgsOf<C extends Declared> = OursOf<C['takes']>;

/** What a call answers in our words. */
export type OursAnswer<C extends Declared> = ReturnType<C['says']['fromWire']>;

export interface Said<Takes extends Fields, Says> {
  takes?: Takes;
  says: Says;
  /** What the plan must have for it. */
  flag?: PlanFlag;
}

export type Shape = Record<string, z.ZodMiniType>;
export type None = Record<never, never>;

type Make<W extends Ways[keyof Ways], Name extends string, Ignored extends Shape, About> = <
  Schema extends z.ZodMiniType,
  Ours,
  Takes extends Fields = None,
>(
  path: string,
  permission: PermissionKey,
  said: Said<Takes, Answer<Schema, Ours>> & About,
) => Declared<
  Sent<W, z.ZodMiniObject<Record<Name, typeof wire.id> & Ignored & WireShape<Takes>>, Schema>,
  Takes,
  Answer<Schema, Ours>
>;

/** The other spellings of what a call takes, by each field's own. */
const speltOf = (takes: Fields): Pick<Call, 'spelt'> => {
  const spelt = Object.values(takes).flatMap(({ wire: name, spelt: others }) =>
    others ? [[name, others] as const] : [],
  );
  return spelt.length > 0 ? { spelt: Object.fromEntries(spelt) } : {};
};

/** The ways to send the calls of a subject. */
interface Made<Name extends string, Ignored extends Shape> {
  read: Make<Ways['read'], Name, Ignored, { reads: Subject }>;
  change: Make<Ways['change'], Name, Ignored, { touches: readonly Subject[] }>;
  /** A read that takes a body to say, such as a preview. */
  ask: Make<Ways['ask'], Name, Ignored, { reads?: Subject }>;
  changeByGet: Make<Ways['changeByGet'], Name, Ignored, { touches: readonly Subject[] }>;
  changeByPut: Make<Ways['changeByPut'], Name, Ignored, { touches: readonly Subject[] }>;
  changeByDelete: Make<Ways['changeByDelete'], Name, Ignored, { touches: readonly Subject[] }>;
  /** Sends a file: what it takes beside that is in the address. */
  upload: Make<Ways['upload'], Name, Ignored, { touches: readonly Subject[] }>;
}

/**
 * Declares the calls of a subject of signed-in users in a business.
 *
 * @param business the field that names the business on the wire
 * @param at what their addresses begin with
 * @param ignored what the specification's client sends and nobody reads
 * @param planFlag what the business's plan must have
 */
export const subject = <const Name extends string, Ignored extends Shape = None>(
  business: Name,
  at: string,
  ignored: Ignored = {} as Ignored,
  planFlag?: PlanFlag,
): Made<Name, Ignored> & { ours: Made<Name, Ignored> } => {
  const { ours, ...ways } = inBusiness(business, at, planFlag ? { flag: planFlag } : {});
  const make =
    (way: (typeof ways)[keyof typeof ways]) =>
    (path: string, permission: PermissionKey, { takes = {}, says, ...about }: Said<Fields, Answer>) => ({
      ...way(path, permission, says.schema, { ...ignored, ...shapeOf(takes) }),
      ...speltOf(takes),
      takes,
      says,
      ...about,
    });
  const made = ({ read, change, ask, changeByGet, changeByPut, changeByDelete, upload }: typeof ways) =>
    ({
      read: make(read as never),
      change: make(change as never),
      ask: make(ask as never),
      changeByGet: make(changeByGet as never),
      changeByPut: make(changeByPut as never),
      changeByDelete: make(changeByDelete as never),
      upload: make(upload as never),
    }) as unknown as Made<Name, Ignored>;
  return { ...made(ways), ours: made(ours) };
};
