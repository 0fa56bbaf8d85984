import * as z from 'zod/mini';

/** How texts of the wire look. What one fails to match is said in words of ours. */
export const patterns = {
  id: /^[A-Za-z0-9_-]{22}$/,
  day: /^(?!0000)/,
  decimal: /^-?\d{1,14}(\.\d{1,10})?$/,
  text: /^[^\0\p{Surrogate}]*$/u,
  count: /^-?\d{1,6}$/,
} as const;

/** A row's id on the wire: a uuid v7 in 22 characters. Knowing one gives nothing. */
export const id = z.string().check(z.regex(patterns.id));

/** A calendar day in the business's zone. */
export const day = z.iso.date().check(z.regex(patterns.day));

/**
 * Exact decimal text: money, price, rate, quantity. At most 14 digits before the point and 10 after it. In a request a JSON
 * number counts as the text it is written in.
 */
export const decimal = z.string().check(z.regex(patterns.decimal));

/** Days typed here that are far from today are meant. Without it such a day is refused; see kind `far-day`. */
export const farDate = { confirmFarDate: z.optional(z.boolean()) };

/** Text the database can keep, which takes no null and no half of a character. */
export const text = (limit: number) => z.string().check(z.maxLength(limit), z.regex(patterns.text));

type Names<Text extends string> = Text extends `${infer Name} ${infer More}` ? Name | Names<More> : Text;

/** Fields of one kind, by their names with a space between. */
export const all = <Schema extends z.ZodMiniType, const Text extends string>(
  schema: Schema,
  names: Text,
): Record<Names<Text>, Schema> =>
  Object.fromEntries(names.split(' ').map((name) => [name, schema])) as Record<Names<Text>, Schema>;

/** A whole number in a query, where everything is text. */
export const count = z.string().check(z.regex(patterns.count));

/** A whole number in a body. */
export const whole = z.int().check(z.minimum(-999_999), z.maximum(999_999));

/** The user in a query, as the spec sends it; the session decides who it is, and another's id is refused. */
export const userId = z.optional(z.string().check(z.maxLength(64)));

/** A kind of document that is mailed, shared and shown by its link. */
export const sharedKind = z.enum(['invoice', 'quote', 'bill', 'order']);

/** How money moves: 1 cash, 2 bank transfer, 3 POS, 4 online, 5 mobile money. */
export const mode = z.literal([1, 2, 3, 4, 5]);

/** Several rows at once, of which each is answered for. */
export const several = z.array(id).check(z.minLength(1), z.maxLength(200));

/** The same, or none at all. */
export const severalOrNone = z.array(id).check(z.maxLength(200));

/** The version an edit was opened on; left out, it goes over any. */
export const edited = { version: z.optional(z.nullable(z.number())) };
