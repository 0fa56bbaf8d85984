import * as z from 'zod/mini';
import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { PlanFlag } from '../../domain/access/plans.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { envelope } from './answers.ts';
import { id } from './values.ts';

/** Who may call: a signed-in user, a public link, a payment provider, a bearer of a mailed token, anybody. */
export type Auth = 'session' | 'public-link' | 'provider' | 'token' | 'open';

type Fields = z.ZodMiniObject;

/** How the spec spells the business's id; any of them names it on every call. */
export const businessSpellings = [
  'businessid',
  'businessId',
  'BusinessId',
  'BusinessID',
  'BusinessIDFK',
] as const;

/**
 * One call of the contract between page and server: the wire and nothing else, no codec and no transform. The server
 * mounts it, the client sends it, OpenAPI prints it, the fuzzer and the permission matrix walk it.
 */
export interface Call<
  Query extends Fields | undefined = Fields | undefined,
  Body extends Fields | undefined = Fields | undefined,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Exactly as the spec lists it. */
  path: string;
  auth: Auth;
  /** The permission key the caller's set must hold; null where every signed-in user may, or nobody is signed in. */
  permission: PermissionKey | null;
  flag?: PlanFlag | undefined;
  effect: 'reads' | 'changes';
  /**
   * The field of the query or body that carries the business; absent for calls outside one. A session's calls that name it are
   * shut to who lacks the second factor the business asks for, and the others stay open, so that one can be set up.
   */
  business?: string;
  /** Fields that are taken under other names too, each with those names. The business's id is, on every call. */
  spelt?: Readonly<Record<string, readonly string[]>>;
  /**
   * For the access check of public links: the kind of document, null for any; the fields that carry the link's token and the
   * document; and the one of the credit note on it that is meant in its place.
   */
  link?: { kind: DocumentKind | null; token: string; document: string; note?: string };
  query?: Query;
  body?: Body;
  answer: Answer;
  /** Its body is a file's bytes; what else it takes stands in its query. */
  raw?: true;
  /** True for acts the spec has no call for. */
  ours?: true;
}

/** Declares a call, keeping the types of its parts. */
export const call = <
  Answer extends z.ZodMiniType,
  Query extends Fields | undefined = undefined,
  Body extends Fields | undefined = undefined,
>(
  parts: Call<Query, Body, Answer>,
): Call<Query, Body, Answer> => parts;

/** How a call is sent and what it does. `ask` reads what takes a body to say; a GET that changes is the spec's own; `upload` sends a file.
 * What GET and DELETE take is in the address. */
const ways = {
  read: { method: 'GET', effect: 'reads' },
  change: { method: 'POST', effect: 'changes' },
  ask: { method: 'POST', effect: 'reads' },
  changeByGet: { method: 'GET', effect: 'changes' },
  changeByPut: { method: 'PUT', effect: 'changes' },
  changeByDelete: { method: 'DELETE', effect: 'changes' },
  upload: { method: 'POST', effect: 'changes', raw: true },
} as const;
export type Ways = typeof ways;

/** What is sent in the address, with no body or beside one that is a file. */
type InAddress = { method: 'GET' | 'DELETE' } | { raw: true };

type Shape = Record<string, z.ZodMiniType>;

/** What an answer is said by: its schema, or the fields of what a message comes with. */
type Said = z.ZodMiniType | Shape;
type Answered<Answer extends Said> = Answer extends z.ZodMiniType
  ? Answer
  : Answer extends Shape
    ? ReturnType<typeof envelope<z.ZodMiniObject<Answer>>>
    : never;

export type Sent<W extends Ways[keyof Ways], Takes extends Fields | undefined, Answer extends Said> = Call<
  W extends InAddress ? Takes : undefined,
  W extends InAddress ? undefined : Takes,
  Answered<Answer>
>;

/** A way to send calls of a business, named by one field of each: what it answers, and what else it takes. */
type InBusiness<W extends Ways[keyof Ways], Name extends string> = <
  Answer extends Said,
  Takes extends Shape = Record<never, never>,
>(
  path: string,
  permission: PermissionKey,
  answer: Answer,
  takes?: Takes,
) => Sent<W, z.ZodMiniObject<Record<Name, typeof id> & Takes>, Answer>;

/** A way to send calls outside any business. */
type ToDoor<W extends Ways[keyof Ways]> = <Answer extends Said, Takes extends Shape | undefined = undefined>(
  path: string,
  answer: Answer,
  takes?: Takes,
) => Sent<W, Takes extends Shape ? z.ZodMiniObject<Takes> : undefined, Answer>;

type Several<Each> = Each & { ours: Each };

/** Each way made by one function, and each once more for calls the spec has none of. */
const several = <Each>(make: (way: Ways[keyof Ways], more: { ours?: true }) => unknown): Several<Each> => {
  const all = (more: { ours?: true }) =>
    Object.fromEntries(Object.entries(ways).map(([name, way]) => [name, make(way, more)])) as Each;
  return { ...all({}), ours: all({ ours: true }) };
};

const isInAddress = (way: Ways[keyof Ways]): boolean =>
  way.method === 'GET' || way.method === 'DELETE' || 'raw' in way;

const sent = (way: Ways[keyof Ways], takes: Shape | undefined) =>
  takes && (isInAddress(way) ? { query: z.object(takes) } : { body: z.object(takes) });

/** An address that is written whole stands elsewhere than the others of its subject. */
const placed = (at: string, path: string) => (path.startsWith('/') ? path : at + path);

const answered = (said: Said) => ({
  answer: said instanceof z.ZodMiniType ? said : envelope(z.object(said)),
});

/**
 * Calls of signed-in users in the business that the field of this name says; it is taken by every one of them.
 *
 * @param at what their addresses begin with; `said` is what holds for each of them
 */
export const inBusiness = <const Name extends string>(
  business: Name,
  at = '',
  said: Pick<Call, 'flag' | 'spelt'> = {},
) =>
  several<{ [W in keyof Ways]: InBusiness<Ways[W], Name> }>(
    (way, more) => (path: string, permission: PermissionKey, answer: Said, takes?: Shape) => ({
      ...way,
      ...more,
      ...said,
      path: placed(at, path),
      auth: 'session',
      permission,
      business,
      ...sent(way, { [business]: id, ...takes }),
      ...answered(answer),
    }),
  );

/** Calls outside any business: of a signed-in user about themselves, of who holds a mailed token, or of anybody. */
export const toDoor = (auth: 'session' | 'token' | 'open', at = '') =>
  several<{ [W in keyof Ways]: ToDoor<Ways[W]> }>(
    (way, more) => (path: string, answer: Said, takes?: Shape) => ({
      ...way,
      ...more,
      path: placed(at, path),
      auth,
      permission: null,
      ...sent(way, takes),
      ...answered(answer),
    }),
  );

/** The calls of one subject by name. */
export type Calls = Readonly<Record<string, Call>>;

type Inferred<Schema> = [Schema] extends [undefined]
  ? undefined
  : NonNullable<Schema> extends z.ZodMiniType
    ? z.infer<NonNullable<Schema>>
    : undefined;
export type QueryOf<C extends Call> = Inferred<C['query']>;
export type BodyOf<C extends Call> = Inferred<C['body']>;
export type AnswerOf<C extends Call> = z.infer<C['answer']>;
