import { expect, test } from 'vitest';
import { sentencesIn } from '../support/sentences.ts';
import { codeFiles, isWords, textOf } from '../support/source-files.ts';

/** Phrases that a reader at home in English would not write, with what to write. */
const unusual: readonly [phrase: RegExp, use: string][] = [
  [/\bstands? (here|there|on|in|as|under|beside|for|open)\b/i, 'is, appears, shown on'],
  [/\bhangs?\b/i, 'related'],
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who, the person who'],
  [/\bdear\b/i, 'expensive'],
  [/\bput[ ]away\b/i, 'archive'],
  [/\bthat is, is\b/i, 'say it once'],
  [/\bof it\b/i, 'name it'],
  [/\be-mail/i, 'email'],
  [/\b(a|the|new|newer|newest|our) mails?\b/i, 'email'],
  [/\bpresent (password|address)\b/i, 'current'],
  [/\bsecond factor\b/i, 'two-step verification'],
  [/\bcan’t lie\b/i, 'can’t be'],
  [/\b(choose|pick) .* of the list\b/i, 'from the list'],
  [/\bgoe?s? on\b(?! (hold|a line))/i, 'continues'],
  [/\bthe rest\b/i, 'what’s left, the balance'],
  [/\b(looked|looking|look) at\b/i, 'check'],
  [/\b(in|on|of|before) these days\b/i, 'in this period'],
  [/\blets? us in\b/i, 'access'],
  [/\bcomputed from\b/i, 'calculated from'],
  [/\bput right\b/i, 'corrected'],
  [/\bholds (here|at once|for|from)\b/i, 'applies, is valid'],
  [/(?<!how )\bany more\b/i, 'no longer'],
  [/\b(take|takes|taken|taking) in\b/i, 'import'],
  [/\b(said of|told of)\b/i, 'about'],
];

/** What users read and nobody has rewritten yet, by file; a line leaves the list with its sentence, and none joins it. */
const still: Readonly<Record<string, number>> = {};

/** Pages for developers: the API's descriptions, which speak of calls. */
const forDevelopers = /^src\/domain\/words\/calls\.ts$/;

const found = codeFiles()
  .filter((file) => isWords(file) && !forDevelopers.test(file))
  .flatMap((file) =>
    sentencesIn(file, textOf(file)).flatMap(({ line, text }) =>
      unusual
        .filter(([phrase]) => phrase.test(text))
        .map(([, use]) => ({ file, text: `${file}:${line} ${text} → ${use}` })),
    ),
  );

test('sentences are plain English: none of the phrases that sound translated', () => {
  const counts = new Map<string, number>();
  for (const { file } of found) counts.set(file, (counts.get(file) ?? 0) + 1);
  const more = [...counts].filter(([file, count]) => count > (still[file] ?? 0)).map(([file]) => file);
  expect(found.filter(({ file }) => more.includes(file)).map(({ text }) => text)).toEqual([]);
  expect(Object.entries(still).filter(([file, count]) => (counts.get(file) ?? 0) < count)).toEqual([]);
});
