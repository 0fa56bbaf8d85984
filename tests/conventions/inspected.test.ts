import { expect, test } from 'vitest';
import { filesOf, textOf } from '../support/source-files.ts';

test('every actor the page starts can be inspected', () => {
  const starting = filesOf(/^src\/.*\.tsx?$/).filter((file) =>
    /\b(useMachine|useActor|useActorRef|createActor)\(/.test(textOf(file)),
  );
  expect(starting.length).toBeGreaterThan(3);
  expect(starting.filter((file) => !textOf(file).includes('inspected()'))).toEqual([]);
});
