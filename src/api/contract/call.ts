import type * as z from 'zod/mini';
import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { PlanFlag } from '../../domain/access/plans.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';

/** Who may knock: a signed-in user, a public link, a payment provider, a bearer of a mailed token, anybody. */
export type Door = 'session' | 'public-link' | 'provider' | 'token' | 'open';

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
 * One call of the treaty between page and server: the wire and nothing else, no codec and no transform. The server
 * mounts it, the client sends it, OpenAPI prints it, the fuzzer and the permission matrix walk it.
 */
export interface Call<
  Query extends Fields | undefined = Fields | undefined,
  Body extends Fields | undefined = Fields | undefined,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST';
  /** Exactly as the documents list it. */
  path: string;
  door: Door;
  /** The permission key the caller's set must hold; null where every signed-in user may, or nobody is signed in. */
  permission: PermissionKey | null;
  flag?: PlanFlag;
  effect: 'reads' | 'changes';
  /**
   * The field of the query or body that carries the business; absent for calls outside one. A session's calls that name it are
   * shut to who lacks the second factor the business asks for, and the others stay open, so that one can be set up.
   */
  business?: string;
  /** Fields that are taken under other names too, each with those names. The business's id is, on every call. */
  spelt?: Readonly<Record<string, readonly string[]>>;
  /** For the door of public links: the kind of document, and the fields that carry the link's token and the document. */
  link?: { kind: DocumentKind; token: string; document: string };
  query?: Query;
  body?: Body;
  answer: Answer;
  /** True for acts the documents have no call for. */
  ours?: true;
  /** One line for the API's pages. */
  summary: string;
}

/** Declares a call, keeping the types of its parts. */
export const call = <
  Answer extends z.ZodMiniType,
  Query extends Fields | undefined = undefined,
  Body extends Fields | undefined = undefined,
>(
  parts: Call<Query, Body, Answer>,
): Call<Query, Body, Answer> => parts;

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
