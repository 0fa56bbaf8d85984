import type * as z from 'zod/mini';
import { type Sent, toDoor, type Ways } from '../wire/call.ts';
import type { Answer, Declared, None, Said, Shape } from './call.ts';
import { type Fields, shapeOf, type WireShape } from './field.ts';
import type { Subject } from './subject.ts';

/** What is sent; nothing where a call takes nothing. */
type Sending<Takes extends Fields, Ignored extends Shape> = keyof Takes | keyof Ignored extends never
  ? undefined
  : z.ZodMiniObject<Ignored & WireShape<Takes>>;

type MakeOutside<W extends Ways[keyof Ways], Ignored extends Shape, About> = <
  Schema extends z.ZodMiniType,
  Ours,
  Takes extends Fields = None,
>(
  path: string,
  said: Omit<Said<Takes, Answer<Schema, Ours>>, 'flag'> & About,
) => Declared<Sent<W, Sending<Takes, Ignored>, Schema>, Takes, Answer<Schema, Ours>>;

interface MadeOutside<Ignored extends Shape> {
  read: MakeOutside<Ways['read'], Ignored, { reads?: Subject }>;
  change: MakeOutside<Ways['change'], Ignored, { touches: readonly Subject[] }>;
  /** A read that takes a body to say. */
  ask: MakeOutside<Ways['ask'], Ignored, { reads?: Subject }>;
}

/**
 * Declares calls outside any business: of signed-in users about themselves, of who holds a mailed token, or of anybody.
 *
 * @param at what their addresses begin with
 * @param ignored what the specification's client sends and nobody reads
 */
export const outsideBusiness = <Ignored extends Shape = None>(
  auth: 'session' | 'token' | 'open',
  at: string,
  ignored: Ignored = {} as Ignored,
): MadeOutside<Ignored> & { ours: MadeOutside<Ignored> } => {
  const { ours, ...ways } = toDoor(auth, at);
  const make =
    (way: typeof ways.read | typeof ways.change | typeof ways.ask) =>
    (path: string, { takes, says, ...about }: Said<Fields, Answer> & { reads?: Subject }) => ({
      ...way(
        path,
        says.schema,
        takes || Object.keys(ignored).length > 0 ? { ...ignored, ...shapeOf(takes ?? {}) } : undefined,
      ),
      takes: takes ?? {},
      says,
      ...about,
    });
  const made = ({ read, change, ask }: Pick<typeof ways, 'read' | 'change' | 'ask'>) =>
    ({ read: make(read), change: make(change), ask: make(ask) }) as unknown as MadeOutside<Ignored>;
  return { ...made(ways), ours: made(ours) };
};
