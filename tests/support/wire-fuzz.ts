import type * as z from 'zod/mini';
import { type Chance, chanceFrom } from '../../server/demo/chance.ts';
import { normalised } from '../../server/http/call/normalise.ts';
import { fieldsOf, withValue } from './call-fields.ts';

interface Parts {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  entries?: Record<string, string>;
  values?: unknown[];
}

/** Texts of every sort the wire knows, and some nobody expects; a field takes those its schema accepts. */
const texts = [
  '',
  ' ',
  'a',
  'Candle',
  'Zoë Ångström',
  '₦ € £ ₹',
  '<b>bold</b>',
  "O'Brien; --",
  '%_',
  '日本語',
  'x'.repeat(60),
  '0',
  '1',
  '3',
  '12.5',
  '0.01',
  '99.99',
  '-1',
  '1000000',
  '0.333333',
  '7',
  '2026-01-31',
  '2026-03-02',
  '2024-02-29',
  '2026-12-31',
  'asc',
  'desc',
  'all',
  'thisyear',
  'paid',
  'invoice',
  'receipts',
  'total',
  'true',
  'Shipped',
  'a@example.com',
  '/sales',
  'https://elsewhere.example/x',
  '#0b6b53',
  '123456',
];

/** What no field of the wire takes, or few do. */
const wrong: unknown[] = [
  null,
  true,
  -1,
  1.5,
  2 ** 60,
  [],
  {},
  ['x'],
  { $gt: '' },
  'x'.repeat(30_000),
  '\0',
  '2026-13-45',
];

const partsOf = (schema: z.ZodMiniType): Parts => schema._zod.def as unknown as Parts;

/** Which of the ids and texts a field's schema accepts, asked once for all requests of a call. */
const textsFor = (ids: readonly string[]) => {
  const known = new Map<z.ZodMiniType, string[]>();
  return (schema: z.ZodMiniType): string[] => {
    const found = known.get(schema) ?? [...ids, ...texts].filter((value) => schema.safeParse(value).success);
    known.set(schema, found);
    return found;
  };
};

/** A value a schema accepts, made by chance, its texts of those `fitting` it. */
const accepted = (
  schema: z.ZodMiniType,
  fitting: (schema: z.ZodMiniType) => string[],
  chance: Chance,
): unknown => {
  const parts = partsOf(schema);
  const inner = (one: z.ZodMiniType) => accepted(one, fitting, chance);
  switch (parts.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(parts.shape!)
          .map(([name, field]) => [name, inner(field)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case 'optional':
      return chance.happens(0.4) ? undefined : inner(parts.innerType!);
    case 'nullable':
      return chance.happens(0.2) ? null : inner(parts.innerType!);
    case 'array':
      return Array.from({ length: chance.between(1, 3) }, () => inner(parts.element!));
    case 'union':
      return inner(chance.pick(parts.options!));
    case 'enum':
      return chance.pick(Object.values(parts.entries!));
    case 'literal':
      return chance.pick(parts.values!);
    case 'boolean':
      return chance.happens(0.5);
    case 'number':
      return chance.pick([0, 1, 2, 3, 826, 978].filter((value) => schema.safeParse(value).success));
    default:
      return chance.pick(fitting(schema));
  }
};

interface FuzzedCall {
  /** Ids that stand in the database, and one that never did. */
  ids: readonly string[];
  /** A request that is carried out. */
  sound: object;
  seed: number;
  runs: number;
  /** In an address everything is text. */
  inQuery: boolean;
}

/** Requests of a call made from a seed: so many its schema accepts, and so many it refuses. */
export const requestsOf = (
  schema: z.ZodMiniType,
  { ids, sound, seed, runs, inQuery }: FuzzedCall,
): { sent: Record<string, unknown>; accepted: boolean }[] => {
  const chance = chanceFrom(seed);
  const fitting = textsFor(ids);
  const good = () => {
    const made = accepted(schema, fitting, chance) as Record<string, unknown>;
    // Half of them begin from a request that is carried out, so that more than its access check is reached.
    return chance.happens(0.5) ? { ...sound, ...made } : { ...made, ...sound };
  };
  const fields = fieldsOf(schema);
  const misfits = inQuery ? wrong.filter((value) => typeof value === 'string') : wrong;
  const bad = (): Record<string, unknown> => {
    for (let tries = 0; tries < 50 && fields.length > 0; tries += 1) {
      const { path } = chance.pick(fields);
      const sent = withValue(good(), path, chance.pick(misfits)) as Record<string, unknown>;
      if (!schema.safeParse(normalised(schema, sent)).success) return sent;
    }
    return {};
  };
  return Array.from({ length: runs * 2 }, (_, index) => {
    const sent = index % 2 === 0 ? good() : bad();
    return { sent, accepted: schema.safeParse(normalised(schema, sent)).success };
  });
};
