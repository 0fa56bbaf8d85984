import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { lighthouseScores } from '../bench/lighthouse.ts';
import { printKinds } from './measure-kinds.ts';

/**
 * `npm run measure` prints how large the code is, room by room, and what four pages of a build cost: gzipped scripts and styles
 * in KB of 1000 bytes, how many files, and Lighthouse's scores. It fails nothing: a figure is there to be looked at.
 * `npm run measure -- kinds` prints the own files of each kind, card, report, import subject and provider instead.
 */

const rooms = [
  'src/machines',
  'src/domain',
  'src/domain/words',
  'src/api',
  'src/screens',
  'src/app',
  'server',
  'server/store/schema',
  'tools',
  'tools/sandboxes',
  'bench',
  'tests',
  'docs',
];

/** What a page loads before it can be used, beside the built entry. */
const pages: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['src/screens/session/SignInPage.tsx'],
  dashboard: ['src/app/InsidePage.tsx', 'src/screens/dashboard/DashboardPage.tsx'],
  'invoice list': ['src/app/InsidePage.tsx', 'src/screens/invoice/SalesListPage.tsx'],
  'invoice form': ['src/app/InsidePage.tsx', 'src/screens/invoice/InvoiceFormPage.tsx'],
};

/** The part of Vite's manifest that is read, by source file. */
type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>;

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');

const sizeOf = (files: readonly string[]): string => {
  const lines = files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
  return `${String(files.length).padStart(5)} files ${String(lines).padStart(7)} lines`;
};

/** The built scripts and styles that a browser fetches for the entry and some modules, with all they import. */
const filesOf = (manifest: Manifest, modules: readonly string[]): Set<string> => {
  const files = new Set<string>();
  const take = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) take(imported);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) take(key);
  for (const module of modules) take(module);
  return files;
};

if (process.argv[2] === 'kinds') {
  printKinds(tracked.filter(existsSync));
  process.exit();
}

const built = 'dist/page/';
const text = /\.(ts|tsx|mjs|md|sql|tsv|csv)$/;
for (const room of rooms)
  console.log(
    `${room.padEnd(24)} ${sizeOf(tracked.filter((file) => file.startsWith(`${room}/`) && text.test(file) && existsSync(file)))}`,
  );
console.log();
const manifest: Manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8'));
for (const [page, modules] of Object.entries(pages)) {
  const files = [...filesOf(manifest, modules)];
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(built + file)).length, 0);
  console.log(
    `${page.padEnd(24)} ${String(files.length).padStart(5)} files ${(bytes / 1000).toFixed(0).padStart(7)} KB`,
  );
}
console.log();
// It prints and never fails: a page that can't be looked at just now has no score.
const scores = await lighthouseScores().catch((reason: Error) => {
  console.log(reason.message);
  return [];
});
for (const { name, ratio } of scores) console.log(`${name.padEnd(58)} ${ratio}`);
