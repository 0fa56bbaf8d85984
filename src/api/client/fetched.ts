import { failures } from '../../domain/words/frame.ts';
import { Problem } from '../../machines/problem.ts';

/** Code of the page that is fetched when it is needed. One that can't be fetched is a lost server, in the words of one. */
export const fetched = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(() => {
    throw new Problem(0, 'unreachable', failures.unreachable);
  });
