import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * What a page costs before it can be used, against what it may cost: `tsx tools/budget.ts`, after the page's build.
 *
 * A page is the built entry and the modules its route loads, with all they import at once; what is fetched later on demand is
 * not counted. The pages and their limits stand in budget.json. A page over its limit is told and fails nothing; a circle of chunks does.
 */
interface Page {
  name: string;
  /** Source files the route loads by a dynamic import, from the root of the project. */
  modules: string[];
  /** Gzipped JavaScript; 1 KB is 1000 bytes. */
  limitKb: number;
  /** The most files a first visit fetches: the page itself, scripts, styles, one typeface and the icon. Left out, any number. */
  limitFiles?: number;
}

/** The part of vite's manifest this tool reads, by source file. */
type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>;

const PAGE_TYPEFACE_AND_ICON = 3;

/** The built scripts and styles a browser fetches for the entry and these modules. Throws for a module without a chunk. */
export function filesOf(manifest: Manifest, modules: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const take = (key: string) => {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`The build has no chunk for ${key}. Is it loaded by a dynamic import of its own?`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) take(imported);
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  for (const key of [...entries, ...modules]) take(key);
  return { scripts, styles };
}

/**
 * The built scripts that import each other in a circle, each with the one that leads back to it. Which of them runs first is
 * then a matter of who asked, and one may call the other before it is there.
 */
export function circlesOf(manifest: Manifest): string[] {
  const found = new Set<string>();
  const done = new Set<string>();
  const walk = (key: string, above: readonly string[]): void => {
    if (above.includes(key)) found.add([...above.slice(above.indexOf(key)), key].join(' → '));
    if (done.has(key)) return;
    done.add(key);
    for (const imported of manifest[key]?.imports ?? []) walk(imported, [...above, key]);
  };
  for (const key of Object.keys(manifest)) walk(key, []);
  return [...found];
}

/** One line for a page, its figures beside its limits, and whether it is within both. `gzipped` tells a script's bytes. */
export function measure(page: Page, files: ReturnType<typeof filesOf>, gzipped: (file: string) => number) {
  const kb = [...files.scripts].reduce((sum, file) => sum + gzipped(file), 0) / 1000;
  const count = files.scripts.size + files.styles.size + PAGE_TYPEFACE_AND_ICON;
  const { limitFiles = Number.POSITIVE_INFINITY } = page;
  const within = kb <= page.limitKb && count <= limitFiles;
  const size = `${kb.toFixed(1)} of ${page.limitKb} KB (${(kb / page.limitKb).toFixed(2)})`;
  return {
    within,
    line: `${within ? 'ok  ' : 'OVER'} ${page.name}: ${size}, ${page.limitFiles ? `${count} of ${page.limitFiles}` : count} files`,
  };
}

function main() {
  const built = new URL('../dist/page/', import.meta.url);
  const read = (file: string) => readFileSync(new URL(file, built));
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString());
  const pages: Page[] = JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'));
  for (const page of pages) {
    const files = filesOf(manifest, page.modules);
    console.log(measure(page, files, (file) => gzipSync(read(file)).length).line);
  }
  for (const circle of circlesOf(manifest)) {
    console.log(`CIRCLE ${circle}`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
