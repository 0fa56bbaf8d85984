import * as z from 'zod/mini';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { type Auth, type Call, call } from '../wire/call.ts';
import { text as typed } from '../wire/values.ts';
import type { Answer, Declared } from './call.ts';
import { type Field, type Fields, shapeOf, typedText } from './field.ts';
import type { Subject } from './subject.ts';

/** Any text: what opens nothing answers alike, whatever its shape. */
const longest = 100;

type Opener = Field<string, ReturnType<typeof typed>, string>;
type Openers = { token: Opener; documentId: Opener };

type Made = <Schema extends z.ZodMiniType, Ours, Takes extends Fields = Record<never, never>>(
  path: string,
  said: { takes?: Takes; says: Answer<Schema, Ours>; touches?: readonly Subject[] },
) => Declared<Call<Call['query'], Call['body'], Schema>, Openers & Takes, Answer<Schema, Ours>>;

interface ByLink {
  /** The document as its page shows it. */
  view: Made;
  /** A read that is sent as a body, such as a PDF. */
  ask: Made;
  /** Something the visitor does to the document. */
  change: Made;
}

/** The names that the specification has for what opens a link; `note` where a credit note may be meant in the document's place. */
interface LinkNames {
  business: string;
  token: string;
  document: string;
  note?: string;
}

/**
 * Declares calls of whoever came by a public link.
 *
 * @param kind the kind of document it opens; null for any
 */
export const byLink = (
  kind: DocumentKind | null,
  { business, ...names }: LinkNames,
): ByLink & { ours: ByLink } => {
  const openers: Openers = {
    token: typedText(names.token, longest),
    documentId: typedText(names.document, longest),
  };
  const make =
    (way: Pick<Call, 'method' | 'effect'>, more: { ours?: true } = {}): Made =>
    (path, { takes, says, ...about }) => {
      const all = { ...openers, ...takes };
      const sent = z.object({ [business]: typed(longest), ...shapeOf(all) });
      const shared = {
        ...way,
        ...more,
        path,
        auth: 'public-link' satisfies Auth as Auth,
        permission: null,
        business,
        link: { kind, ...names },
        answer: says.schema,
      };
      return {
        ...call({ ...shared, ...(way.method === 'GET' ? { query: sent } : { body: sent }) }),
        takes: all as never,
        says,
        ...about,
      } as never;
    };
  const made = (more: { ours?: true }): ByLink => ({
    view: make({ method: 'GET', effect: 'reads' }, more),
    ask: make({ method: 'POST', effect: 'reads' }, more),
    change: make({ method: 'POST', effect: 'changes' }, more),
  });
  return { ...made({}), ours: made({ ours: true }) };
};
