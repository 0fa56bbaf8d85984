import { describe, expect, test } from 'vitest';
import { codeFiles, filesOf, isWords, textOf } from '../support/source-files.ts';

const linesOf = (file: string): string[] => textOf(file).split('\n');

/** Places where a pattern stands, as `file:line text`. */
const placesOf = (pattern: RegExp, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    linesOf(file).flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
    ),
  );

/** The name a file of each folder may have; the first folder that fits decides. */
const namings: readonly (readonly [folder: RegExp, name: RegExp])[] = [
  [
    /^src\/machines\/[^/]+\//,
    /^[a-z-]+\.(lifecycle|refusing|flow|model|events|ports|setup|states|redirects)\.ts$|^connect\.ts$/,
  ],
  [/^src\/(app|screens)\//, /^([A-Z][A-Za-z]*\.tsx|use-[a-z-]+\.tsx?|[a-z]+(-[a-z]+)*(\.d)?\.(tsx?))$/],
  [/^server\/http\//, /^[a-z]+(-[a-z]+)*(\.(routes|answers|requests|page))?\.ts$/],
  [/^server\/store\/migrations\//, /^\d{4}-[a-z-]+\.ts$/],
  [
    /^tests\/(domain|machines|acts|server|screens|journeys|tools)\/(?!project\/)/,
    /^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/,
  ],
  [/./, /^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/],
];

describe('files', () => {
  test('are named by their subject and role', () => {
    const misnamed = codeFiles().filter((file) => {
      const name = file.split('/').at(-1)!;
      return !namings.find(([folder]) => folder.test(file))![1].test(name);
    });
    expect(misnamed).toEqual([]);
  });

  test('are never a drawer for what has no place', () => {
    const drawers = /^(helpers?|utils?|common|misc|shared|constants|types)\.tsx?$/;
    expect(codeFiles().filter((file) => drawers.test(file.split('/').at(-1)!))).toEqual([]);
  });

  test('of the product have at most 300 lines; a room’s sentences are one list, however many', () => {
    const product = codeFiles().filter((file) => !file.startsWith('tests/') && !isWords(file));
    expect(product.filter((file) => linesOf(file).length - 1 > 300)).toEqual([]);
  });

  test('of a chart stand beside its test model', () => {
    const charts = filesOf(/^(src\/machines|tools\/sandboxes)\/.*\.(lifecycle|flow)\.ts$/);
    const without = charts.filter(
      (chart) => !codeFiles().includes(chart.replace(/(lifecycle|flow)\.ts$/, 'model.ts')),
    );
    expect(without).toEqual([]);
  });
});

describe('signs of drift are absent', () => {
  const product = filesOf(/^(src|server)\/.*\.tsx?$/);

  test('a status is compared in machines, domain and store alone', () => {
    const elsewhere = product.filter(
      (file) => !/^(src\/(machines|domain)|server\/(store|maintenance))\//.test(file),
    );
    expect(placesOf(/\b[sS]tatus\w* ?[!=]== ?'[A-Z]/, elsewhere)).toEqual([]);
  });

  test('money is rounded in one place', () => {
    const others = product.filter((file) => file !== 'src/domain/money.ts');
    expect(placesOf(/\.toFixed\(|Math\.round\(.*(amount|price|total)|roundHalf/, others)).toEqual([]);
  });

  test('events are words with dots, not shouted constants', () => {
    expect(placesOf(/type: '[A-Z]+_[A-Z_]+'/, filesOf(/^src\//))).toEqual([]);
  });

  test('the clock is passed in: no room reads the time for itself, but where an id begins with the time it is made', () => {
    const rooms = filesOf(
      /^(src\/(domain|machines|api\/(contract|wire))|server\/(acts|commands|demo|letters|services|reports|store))\/.*\.ts$/,
    ).filter((file) => file !== 'server/store/database/new-id.ts');
    expect(placesOf(/Date\.now\(\)|new Date\(\)|\bnow\(\)::date|current_date/, rooms)).toEqual([]);
  });

  test('SQL never asks what day it is; only the beats of the servers go by the database’s clock', () => {
    const ofBeats = ['server/jobs/heartbeat.ts', 'server/store/schema/jobs.sql'];
    const server = filesOf(/^server\/.*\.(ts|sql)$/).filter((file) => !ofBeats.includes(file));
    const clockCalls =
      /(?<!Date\.)\b(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\(\)|\b(current_(date|time(stamp)?)|localtime(stamp)?)\b|'(now|today|tomorrow|yesterday)'::/i;
    expect(placesOf(clockCalls, server)).toEqual([]);
  });

  test('no test is left out or alone, and nothing is promised in a mark', () => {
    const self = 'tests/conventions/names.test.ts';
    const files = codeFiles().filter((file) => file !== self);
    expect(placesOf(/\b(it|test|describe)\.(skip|only|todo)\b/, files)).toEqual([]);
    expect(placesOf(/\b(TODO|FIXME|HACK)\b/, files)).toEqual([]);
    expect(placesOf(/@ts-(ignore|nocheck|expect-error)/, files)).toEqual([]);
  });
});

test('the repository stands alone: no path leads out of it, and none into somebody’s machine', () => {
  const self = 'tests/conventions/names.test.ts';
  const texts = filesOf(
    /\.(tsx?|mjs|md|json|tsv|ya?ml|css|html)$|(^|\/)(Dockerfile|\.env\.example|run)$/,
  ).filter((file) => file !== self && !file.endsWith('package-lock.json'));
  expect(placesOf(/(^|[\s'"`(=])\/(home|Users|work|workspace|mnt)\//, texts)).toEqual([]);
  const sharings = texts.flatMap((file) => {
    const depth = file.split('/').length - 1;
    return [...textOf(file).matchAll(/(?:\.\.\/)+/g)]
      .filter(([steps]) => steps.length / 3 > depth)
      .map(([steps]) => `${file}: ${steps}`);
  });
  expect(sharings).toEqual([]);
});
