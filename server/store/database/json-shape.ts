import * as z from 'zod/mini';

export const textsShape = z.array(z.string());
export const numbersShape = z.array(z.number());
/** What is open, such as a command's answer: what is in it is its reader's to look at. */
export const recordShape = z.record(z.string(), z.unknown());

/** A shape for each field of an object; one that may be left out says so itself. */
type Fields<Value> = { [Name in keyof Required<Value>]: z.ZodMiniType<Value[Name]> };

/** The shape of an object with all its fields: one that is added to the type is missing here until it is named. */
export const objectOf = <Value extends object>(fields: Fields<Value>): z.ZodMiniType<Value> =>
  z.object(fields) as unknown as z.ZodMiniType<Value>;

/** The same where any field may be left out, as a program before the field did. */
export const partOf = <Value extends object>(fields: Fields<Value>): z.ZodMiniType<Partial<Value>> =>
  z.partial(z.object(fields)) as unknown as z.ZodMiniType<Partial<Value>>;
