import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordsFolder, type TestRecord } from '../../tests/support/call-records.ts';
import { patternOf } from '../../tests/support/named-test.ts';
import { runVitest, runVitestTwice, type Score } from './run.ts';

/** A row of docs/coverage.tsv that a test on the server proves by what it sends or reads. */
export interface ClaimRow {
  id: string;
  kind: string;
  statement: string;
  proof: string;
}

/** What the tests of one file did. */
export interface FileRecords {
  file: string;
  tests: TestRecord[];
}

const kinds = ['call', 'query field', 'answer key'];

/** The rows of a table that say a call, a field or a key is proven by a test on the server. */
export function claimsOf(table: string): ClaimRow[] {
  return table
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , , kind, , proof]) => kinds.includes(kind!) && proof!.startsWith('tests/server/'))
    .map(([id, , , kind, statement, proof]) => ({
      id: id!,
      kind: kind!,
      statement: statement!,
      proof: proof!,
    }));
}

/** True when the titles a row names are those of a test as it ran, in their order, its own last. */
function isNamed(titles: readonly string[], named: readonly RegExp[]): boolean {
  if (!named.at(-1)!.test(titles.at(-1)!)) return false;
  let next = 0;
  for (const title of titles) if (named[next]?.test(title)) next += 1;
  return next === named.length;
}

/** Where a key stands in its answer: at the top, or in what every envelope holds. */
const places = (key: string): string[] => [key, `data.${key}`];
/** Names of headers are the same in any letters. */
const sentAs = (field: string): string => (field.startsWith('header ') ? field.toLowerCase() : field);

/**
 * What is wrong with each claim, by what the tests did: a sentence a row; a row that holds has none.
 *
 * @param files what was recorded; rows proven by another file are passed over unless `all` files were run
 */
export function falseClaims(
  claims: readonly ClaimRow[],
  files: readonly FileRecords[],
  all: boolean,
): string[] {
  return claims.flatMap(({ id, kind, statement, proof }) => {
    const [file, ...titles] = proof.split(' › ');
    const records = files.find((one) => one.file === file);
    if (!records && !all) return [];
    const named = titles.map(patternOf);
    const tests = records?.tests.filter((test) => isNamed(test.titles, named)) ?? [];
    const fault = faultOf(kind, statement, tests);
    return fault ? [`${id} ${statement}: ${proof} ${fault}`] : [];
  });
}

function faultOf(kind: string, statement: string, tests: readonly TestRecord[]): string | null {
  const [call, field] = statement.split(/ [?>] /) as [string, string];
  const records = tests.flatMap(({ calls }) => calls[call] ?? []);
  if (records.length === 0) return 'never makes this call';
  if (kind === 'call')
    return records.some(({ granted }) => granted) ? null : 'is never answered with a success';
  if (kind === 'query field')
    return records.some(({ sent }) => sent.includes(sentAs(field))) ? null : 'never sends it with a value';
  return records.some(({ read }) => places(field).some((path) => read.includes(path)))
    ? null
    : 'never reads it with a value';
}

/**
 * Runs the server's tests, all of them or those of some files, then holds the rows they prove against what they did.
 * Each row that does not hold is named, and counts as a failure.
 */
export async function provenRun(files: readonly string[]): Promise<Score> {
  const folder = mkdtempSync(join(tmpdir(), 'counterfoil-call-records-'));
  try {
    const environment = { [recordsFolder]: folder };
    const score = await (files.length
      ? runVitest('server', files, environment)
      : runVitestTwice('server', [], environment));
    const records = readdirSync(folder).map(
      (name): FileRecords => JSON.parse(readFileSync(join(folder, name), 'utf8')),
    );
    const claims = claimsOf(readFileSync('docs/coverage.tsv', 'utf8'));
    const wrong = falseClaims(claims, records, files.length === 0);
    for (const line of wrong) console.error(`docs/coverage.tsv: ${line}`);
    return {
      ...score,
      passed: score.passed + (wrong.length === 0 ? 1 : 0),
      failed: score.failed + wrong.length,
      failures: [...(score.failures ?? []), ...wrong.map((line) => `docs/coverage.tsv › ${line}`)],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
