import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { firstCallsOf } from './first-calls.ts';
import { landingPages, sourcesOf } from './landing-pages.ts';

/** The part of vite's manifest that is read here, by source file. */
type Manifest = Readonly<
  Record<
    string,
    { file: string; name?: string; isEntry?: boolean; imports?: readonly string[]; css?: readonly string[] }
  >
>;

/**
 * The chunk that is fetched for a source. One that others import at once too stands under its own name.
 *
 * @throws where the build has none
 */
const chunkOf = (manifest: Manifest, source: string): string => {
  const name = basename(source, extname(source));
  const found = manifest[source] ? source : Object.keys(manifest).find((key) => manifest[key]!.name === name);
  if (!found) throw new Error(`The built page has no chunk for ${source}.`);
  return found;
};

/** The built files of these sources, with all they import at once, but for those of the entry. @throws where one has none */
const filesOf = (manifest: Manifest, modules: readonly string[]): string[] => {
  const gather = (key: string, into: Set<string>): Set<string> => {
    const { file, imports = [], css = [] } = manifest[key] ?? { file: '' };
    if (!file || into.has(file)) return into;
    for (const one of [file, ...css]) into.add(one);
    for (const imported of imports) gather(imported, into);
    return into;
  };
  const own = new Set<string>();
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) gather(key, own);
  const found = new Set<string>();
  for (const source of modules) gather(chunkOf(manifest, source), found);
  return [...found].filter((file) => !own.has(file));
};

const tagOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** What the page at an address asks first, and the file that asks it before all others are there. */
const callsAt = (early: string, path: string, search: string): string => {
  const calls = firstCallsOf(path, search);
  if (calls.length === 0) return '';
  const named = calls.map((call) => `<meta name="call" content="${call.replaceAll('&', '&amp;')}">`);
  return `${named.join('')}<script type="module" async crossorigin src="/${early}"></script>`;
};

/**
 * Names the files of the page at an address in the answer itself, so that the browser fetches all of them at once. Without that it
 * learns of each only from the one before: entry, frame, page. Beside them it names the page's first calls.
 *
 * @param directory where the page was built to
 * @throws where a page isn't in the build
 * @returns for a path the tags that belong in the head; none for a page whose files are those of every visit
 */
export const preloadsIn = (directory: string): ((path: string, search?: string) => string) => {
  const list = join(directory, '.vite/manifest.json');
  // They only save time: a page built without the list is served all the same.
  if (!existsSync(list)) return () => '';
  const manifest: Manifest = JSON.parse(readFileSync(list, 'utf8'));
  const tags = new Map(
    Object.entries(landingPages).map(([path, page]) => [
      path,
      filesOf(manifest, sourcesOf(page)).map(tagOf).join(''),
    ]),
  );
  const early = manifest[chunkOf(manifest, 'src/api/client/early.ts')]!.file;
  return (path, search = '') => {
    const page = path.replace(/(?<=.)\/+$/, '');
    return callsAt(early, page, search) + (tags.get(page) ?? '');
  };
};
