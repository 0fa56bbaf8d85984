import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { codeFiles, isWords, textOf } from '../support/source-files.ts';

/** The table of what people are shown for sentences of the wire names each of them once more. */
const ofOthers = 'src/domain/words/display-sentences.ts';

/** A sentence, not a label: it ends as one, and has three words at least. Labels may be the same and mean something else. */
const isSentence = (text: string): boolean => /[.?!]$/.test(text) && text.split(/\s+/).length >= 3;

/** Every sentence in a file's texts, values in them as …, whatever they are called. */
const sentencesOf = (file: string, source: string): string[] => {
  const { program } = parseSync(file, source);
  const found: string[] = [];
  const take = (text: string) => isSentence(text) && found.push(text);
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, value, quasis } = node as {
      type?: string;
      value?: unknown;
      quasis?: { value: { cooked: string } }[];
    };
    if (type === 'Literal' && typeof value === 'string') take(value);
    if (type === 'TemplateLiteral') take(quasis!.map((part) => part.value.cooked).join('…'));
    Object.values(node).forEach(visit);
  };
  visit(program);
  return found;
};

const twice = (files: readonly { file: string; source: string }[]): string[] => {
  const places = new Map<string, string[]>();
  for (const { file, source } of files)
    for (const sentence of sentencesOf(file, source))
      places.set(sentence, [...(places.get(sentence) ?? []), file]);
  return [...places]
    .filter(([, inFiles]) => inFiles.length > 1)
    .map(([sentence, inFiles]) => `${inFiles.join(', ')}: ${sentence}`);
};

test('a sentence is written once', () => {
  const files = codeFiles()
    .filter((file) => isWords(file) && file !== ofOthers)
    .map((file) => ({ file, source: textOf(file) }));
  expect(files.length).toBeGreaterThan(30);
  expect(twice(files)).toEqual([]);
});

test('a sentence in two files is found, with values in it or without; a label is not', () => {
  const source = `export const a = 'Choose a day.'; export const b = (n) => \`Only \${n} is owed.\`; const c = 'Save';`;
  const other = `export const x = { y: 'Choose a day.', z: (m) => \`Only \${m} is owed.\` }; const d = 'Save';`;
  expect(
    twice([
      { file: 'a.ts', source },
      { file: 'b.ts', source: other },
    ]),
  ).toEqual(['a.ts, b.ts: Choose a day.', 'a.ts, b.ts: Only … is owed.']);
});
