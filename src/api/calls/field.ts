import * as z from 'zod/mini';
import * as wire from '../wire/values.ts';

/** Ids as they are on one side: the server has uuids, the page keeps them as the wire has them. */
export interface Ids {
  toWire: (id: string) => string;
  fromWire: (id: string) => string;
}

/** Ids as the page has them. */
export const wireIds: Ids = { toWire: (id) => id, fromWire: (id) => id };

/** The two ways between a value of the wire and ours, where they are truly different. */
interface Shaping {
  toWire: (ours: never) => unknown;
  fromWire: (wire: never) => unknown;
}

/** What a value is made of where something in it has another name or another look on the wire. */
type Made = 'id' | { each: Fields } | { part: Fields } | { shaped: Shaping };

/** A field of a call under our name: its name and its schema on the wire. `ours` is its type in our words alone, never a value. */
export interface Field<
  Wire extends string = string,
  Schema extends z.ZodMiniType = z.ZodMiniType,
  Ours = unknown,
> {
  wire: Wire;
  schema: Schema;
  made?: Made | undefined;
  /** Other names of the wire that it is taken under, in what a call takes. */
  spelt?: readonly string[] | undefined;
  /** The name that forms and acts use for its faults, if it is another one. */
  called?: string | undefined;
  ours?: Ours;
}

/** The fields of a call or of a part of one, by our names. */
export type Fields = Readonly<Record<string, Field>>;

type OursOfField<F> = F extends Field<string, z.ZodMiniType, infer Ours> ? Ours : never;
type MayLack<F> = undefined extends OursOfField<F> ? true : false;

/** Fields in our words; what may be left out on the wire may be so here. */
export type OursOf<F extends Fields> = {
  [K in keyof F as MayLack<F[K]> extends true ? never : K]: OursOfField<F[K]>;
} & { [K in keyof F as MayLack<F[K]> extends true ? K : never]?: OursOfField<F[K]> };

/** The same fields as the wire's schema has them. */
export type WireShape<F extends Fields> = { [K in keyof F as F[K]['wire']]: F[K]['schema'] };

const plain =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  <const Wire extends string>(name: Wire): Field<Wire, Schema, z.infer<Schema>> => ({ wire: name, schema });

/** An exact amount, price, rate, percentage or quantity, as decimal text. */
export const decimal = plain(wire.decimal);
export const flag = plain(z.boolean());
export const number = plain(z.number());
/** Text of an answer, however long. */
export const text = plain(z.string());

export const texts = plain(z.array(z.string()));
export const numbers = plain(z.array(z.number()));

/** A calendar day in the business's zone. */
export const day = plain(wire.day);
/** A whole number in a query, where everything is text. */
export const count = plain(wire.count);
/** A whole number in a body. */
export const whole = plain(wire.whole);

/** A currency's code as it is asked for: three capitals. */
export const currencyCode = plain(z.string().check(z.regex(/^[A-Z]{3}$/)));
/** A whole number in a body, however large. */
export const anyWhole = plain(z.int());

/** Several whole numbers, with how many there may be. */
export const wholes = <const Wire extends string>(name: Wire, most: number) =>
  plain(z.array(z.int()).check(z.maxLength(most)))(name);

/** Text as typed, with the most characters it may have. */
export const typedText = <const Wire extends string>(name: Wire, most: number) =>
  plain(wire.text(most))(name);

/** One of a few words. */
export const oneOf = <const Wire extends string, const Words extends readonly string[]>(
  name: Wire,
  words: Words,
) => plain(z.enum(words))(name);

/** Several of a few words, in order. */
export const several = <const Wire extends string, const Words extends readonly string[]>(
  name: Wire,
  words: Words,
) => plain(z.array(z.enum(words)))(name);

/** One value alone. */
export const literal = <const Wire extends string, const Value extends boolean | number | string>(
  name: Wire,
  value: Value,
) => plain(z.literal(value))(name);

/** A row's id: on the server a uuid, on the wire and in the page its 22 characters. */
export const id = <const Wire extends string>(name: Wire): Field<Wire, typeof wire.id, string> => ({
  wire: name,
  schema: wire.id,
  made: 'id',
});

/** Several ids, at most 200. */
export const ids = <const Wire extends string>(name: Wire): Field<Wire, typeof wire.several, string[]> => ({
  wire: name,
  schema: wire.several,
  made: 'id',
});

/** The same, or none at all. */
export const idsOrNone = <const Wire extends string>(
  name: Wire,
): Field<Wire, typeof wire.severalOrNone, string[]> => ({
  wire: name,
  schema: wire.severalOrNone,
  made: 'id',
});

/** Any number of ids, or at most so many of them. */
export const idList = <const Wire extends string>(
  name: Wire,
  most?: number,
): Field<Wire, z.ZodMiniArray<typeof wire.id>, string[]> => ({
  wire: name,
  schema: most === undefined ? z.array(wire.id) : z.array(wire.id).check(z.maxLength(most)),
  made: 'id',
});

/** How many there may be of what is sent. */
interface Limits<Name = string> {
  least?: number;
  most?: number;
  /** Of these each needs at least one; the first is at fault where it has none. */
  eachHas?: readonly Name[];
}

const hasOne = (each: Fields, names: readonly string[]) => {
  const wires = names.map((name) => each[name]!.wire);
  return z.refine((sent) => wires.some((name) => (sent as Record<string, unknown>)[name] !== undefined), {
    path: [wires[0]!],
  });
};

/** Several of the same fields, in order. */
export const list = <const Wire extends string, F extends Fields>(
  name: Wire,
  each: F,
  { least, most, eachHas }: Limits<keyof F & string> = {},
): Field<Wire, z.ZodMiniArray<z.ZodMiniObject<WireShape<F>>>, OursOf<F>[]> => {
  const fewest = least === undefined ? [] : [z.minLength(least)];
  const greatest = most === undefined ? [] : [z.maxLength(most)];
  const one = eachHas ? objectOf(each).check(hasOne(each, eachHas)) : objectOf(each);
  return { wire: name, schema: z.array(one).check(...fewest, ...greatest), made: { each } };
};

/** Fields that belong together under one name. */
export const part = <const Wire extends string, F extends Fields>(
  name: Wire,
  fields: F,
): Field<Wire, z.ZodMiniObject<WireShape<F>>, OursOf<F>> => ({
  wire: name,
  schema: objectOf(fields),
  made: { part: fields },
});

/** A field of a schema that is written out: what it holds has the same names and values with us, ids among them. */
export const verbatim =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  <const Wire extends string>(name: Wire): Field<Wire, Schema, z.infer<Schema>> => ({ wire: name, schema });

/** A field of what a call takes that other names of the wire stand for too. */
export const also = <Wire extends string, Schema extends z.ZodMiniType, Ours>(
  field: Field<Wire, Schema, Ours>,
  ...spelt: string[]
): Field<Wire, Schema, Ours> => ({ ...field, spelt });

/** A field whose faults have another name in forms and acts: those of `contactId` are at `customer`. */
export const called = <F extends Field>(field: F, name: string): F => ({ ...field, called: name });

/** A field whose value is another one with us: a country's number is its code. */
export const shaped =
  <Schema extends z.ZodMiniType, Ours>(
    schema: Schema,
    shaping: { toWire: (ours: Ours) => z.infer<Schema>; fromWire: (wire: z.infer<Schema>) => Ours },
  ) =>
  <const Wire extends string>(name: Wire): Field<Wire, Schema, Ours> => ({
    wire: name,
    schema,
    made: { shaped: shaping },
  });

/** A field that may be left out. */
export const optional = <Wire extends string, Schema extends z.ZodMiniType, Ours>({
  wire: name,
  schema,
  made,
}: Field<Wire, Schema, Ours>): Field<Wire, z.ZodMiniOptional<Schema>, Ours | undefined> => ({
  wire: name,
  schema: z.optional(schema),
  made,
});

/** A field that may be null. */
export const nullable = <Wire extends string, Schema extends z.ZodMiniType, Ours>({
  wire: name,
  schema,
  made,
}: Field<Wire, Schema, Ours>): Field<Wire, z.ZodMiniNullable<Schema>, Ours | null> => ({
  wire: name,
  schema: z.nullable(schema),
  made,
});

/** The plain fields of the wire, with neither codec nor transform: what a request is checked by, and OpenAPI prints. */
export const shapeOf = <F extends Fields>(fields: F): WireShape<F> =>
  Object.fromEntries(Object.values(fields).map(({ wire: name, schema }) => [name, schema])) as WireShape<F>;

/** The same as one object. */
export const objectOf = <F extends Fields>(fields: F): z.ZodMiniObject<WireShape<F>> =>
  z.object(shapeOf(fields)) as z.ZodMiniObject<WireShape<F>>;

type Way = 'toWire' | 'fromWire';

const translated = (value: unknown, made: Made | undefined, way: Way, ids: Ids): unknown => {
  if (made === undefined) return value;
  if (made !== 'id' && 'shaped' in made) return made.shaped[way](value as never);
  if (value === null) return value;
  if (made === 'id') return Array.isArray(value) ? value.map(ids[way]) : ids[way](value as string);
  if ('part' in made) return translate(made.part, value as object, way, ids);
  return (value as object[]).map((one) => translate(made.each, one, way, ids));
};

const translate = (fields: Fields, values: object, way: Way, ids: Ids): Record<string, unknown> => {
  const all: Record<string, unknown> = {};
  for (const [ours, { wire: theirs, made }] of Object.entries(fields)) {
    const [from, to] = way === 'toWire' ? [ours, theirs] : [theirs, ours];
    const value = (values as Record<string, unknown>)[from];
    if (value !== undefined) all[to] = translated(value, made, way, ids);
  }
  return all;
};

/** Values in our words as the wire has them. What the fields don't name is dropped. */
export const toWire = <F extends Fields>(fields: F, ours: OursOf<F>, ids: Ids) =>
  translate(fields, ours, 'toWire', ids) as z.infer<z.ZodMiniObject<WireShape<F>>>;

/** Values of the wire in our words, once their schema has taken them. What the fields don't name is dropped. */
export const fromWire = <F extends Fields>(fields: F, values: object, ids: Ids) =>
  translate(fields, values, 'fromWire', ids) as OursOf<F>;

/**
 * Where a fault is, as the other side calls it: `lines.0.name` is `items.0.ItemName`. A part that no field is called by stays as it is, and so does
 * all behind it.
 */
export const pathIn = (fields: Fields, path: string, way: Way): string => {
  const [first = '', ...rest] = path.split('.');
  const entry = Object.entries(fields).find(([ours, field]) =>
    (way === 'toWire' ? [ours, field.called] : [field.wire]).includes(first),
  );
  if (!entry) return path;
  const [ours, { wire: theirs, made, called }] = entry;
  const name = way === 'toWire' ? theirs : (called ?? ours);
  if (typeof made === 'object' && 'part' in made)
    return [name, pathIn(made.part, rest.join('.'), way)].filter(Boolean).join('.');
  const [index, ...inside] = rest;
  if (index === undefined) return name;
  const behind = inside.join('.');
  const within = typeof made === 'object' && 'each' in made ? pathIn(made.each, behind, way) : behind;
  return [name, index, within].filter(Boolean).join('.');
};

/** Which of a list's pages is asked for, from 1, and how many rows it has. */
export const paging = { page: optional(count('page')), limit: optional(count('limit')) };

/** Which of its pages an answer is, of how many, and how many rows there are of all. */
export const paged = { page: number('CurrentPage'), pages: number('PageTotal'), total: number('Total') };

/** What an edit goes over: the version it was opened on; over any where it is left out or null. */
export const edited = { version: optional(nullable(number('version'))) };

/** Text whose words we know, which its schema doesn't list: `worded<MoveReason>()('type')`. */
export const worded =
  <Words extends string>() =>
  <const Wire extends string>(name: Wire): Field<Wire, z.ZodMiniString<string>, Words> => ({
    wire: name,
    schema: z.string(),
  });
