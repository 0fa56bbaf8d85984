import { expect, test } from 'vitest';
import { codeFiles, filesOf, importsOf, textOf } from '../support/source-files.ts';

const commands = filesOf(/^server\/commands\/.*\.ts$/);
const acts = filesOf(/^server\/acts\/.*\.ts$/);

/** What isn't so yet; each list only shrinks. */
const awaited = {
  decided: [] as string[],
  long: [] as string[],
};

/** Top-level statements of a file with their lines; as everything is formatted, what is indented or closes belongs to one. */
const statementsOf = (file: string): { name: string; lines: number }[] => {
  const found: { name: string; lines: number }[] = [];
  let open = false;
  for (const line of textOf(file).split('\n')) {
    const begins = line.match(/^(?:export )?(?:async )?(?:const|function) (\w+)/);
    if (begins) found.push({ name: `${file} › ${begins[1]}`, lines: 0 });
    if (begins) open = true;
    else if (/^[^\s)}\]]/.test(line)) open = false;
    if (open && line !== '') found.at(-1)!.lines += 1;
  }
  return found;
};

test('only acts ask a lifecycle to decide, on the server', () => {
  const deciding = codeFiles().filter(
    (file) =>
      /^server\/(?!acts\/)/.test(file) &&
      /import [^;]*\bdecide\b[^;]* from '[^']*machines\/standing\.ts'/.test(textOf(file)),
  );
  expect(deciding).toEqual(awaited.decided);
});

test('nothing a command is made of calls an act and leaves its refusal unread', () => {
  const unread = filesOf(/^server\/(commands|services|jobs|demo)\/.*\.ts$/).filter((file) =>
    /[;{}]\n\s*(?!runAct\b)\w+Act\(/.test(textOf(file).replace(/^ *(\/\/|\/?\*).*\n/gm, '')),
  );
  expect(unread).toEqual([]);
});

test('no command imports another', () => {
  const joining = commands.filter((file) => importsOf(file).some(({ to }) => commands.includes(to)));
  expect(joining).toEqual([]);
});

test('no function that commands are made of has more than 50 lines', () => {
  const long = filesOf(/^server\/(acts|commands|services|demo)\/.*\.ts$/)
    .flatMap(statementsOf)
    .filter(({ lines }) => lines > 50);
  expect(long.map(({ name }) => name)).toEqual(awaited.long);
});

test('acts hold no SQL and wait for nothing', () => {
  const impure = acts.filter((file) =>
    /\bawait\b|\basync\b|\bPromise\b|\bquery\(|\b(select|insert into|update|delete from) \w+ /i.test(
      textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, ''),
    ),
  );
  expect(impure).toEqual([]);
});

test('every act is tested without a database', () => {
  // A file of types alone does nothing that could be tested.
  const acting = acts.filter((file) => /^export (const|function)\b/m.test(textOf(file)));
  const untested = acting.filter((file) => {
    const proof = file.replace(/^server/, 'tests').replace(/\.ts$/, '.test.ts');
    return !codeFiles().includes(proof) || !importsOf(proof).some(({ to }) => to === file);
  });
  expect(untested).toEqual([]);
});
