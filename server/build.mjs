import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What is built, from which files and folders, and how. Tools load only when they are needed: that is most of a start. */
const products = [
  {
    name: 'page',
    result: 'dist/page/index.html',
    sources: ['src', 'index.html', 'vite.config.ts', 'package-lock.json'],
    async make() {
      await inProduction(async () => {
        const { build } = await import('vite');
        await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
      });
      compress(join(root, 'dist/page/assets'));
    },
  },
  {
    name: 'server',
    result: 'dist/server/main.js',
    sources: ['server', 'src', 'tools/sandboxes', 'tools/verify-proof.mjs', 'package-lock.json'],
    async make() {
      const { build } = await import('esbuild');
      await build({
        absWorkingDir: root,
        entryPoints: [
          { in: 'server/main.ts', out: 'main' },
          { in: 'server/maintain.ts', out: 'maintain' },
          { in: 'server/plans.ts', out: 'plans' },
          { in: 'server/codes.ts', out: 'codes' },
          { in: 'tools/sandboxes/src/sandboxes.ts', out: 'sandboxes' },
          { in: 'server/adapters/pdf/pdf-worker.ts', out: 'pdf-worker' },
          { in: 'server/adapters/xlsx/xlsx-worker.ts', out: 'xlsx-worker' },
          { in: 'server/adapters/pictures/picture-process.ts', out: 'picture-process' },
        ],
        outdir: 'dist/server',
        bundle: true,
        packages: 'external',
        platform: 'node',
        format: 'esm',
        target: 'node20',
        sourcemap: true,
      });
      rmSync(join(root, 'dist/server/schema'), { recursive: true, force: true });
      cpSync(join(root, 'server/store/schema'), join(root, 'dist/server/schema'), { recursive: true });
      cpSync(join(root, 'tools/verify-proof.mjs'), join(root, 'dist/verify-proof.mjs'));
    },
  },
];

/** Builds the page and the server, each only when its sources changed since it was last built. */
export async function build() {
  for (const product of products) {
    const stamp = join(root, 'dist', `${product.name}.stamp`);
    const state = fingerprint(product.sources);
    if (existsSync(join(root, product.result)) && readIfThere(stamp) === state) continue;
    console.log(`Building the ${product.name} …`);
    // A build broken off half way must not pass for a whole one.
    rmSync(stamp, { force: true });
    await product.make();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, state);
  }
}

/** A build asked for by a test run is the one people get: the libraries choose their development halves by NODE_ENV. */
async function inProduction(work) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Every text file beside its compressed twins, which the server hands out as they are. */
function compress(directory) {
  for (const name of readdirSync(directory)) {
    if (!/\.(js|css|svg|wasm)$/.test(name)) continue;
    const file = join(directory, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  }
}

/** A hash over names and contents: checking out another commit and back builds only once each way. */
function fingerprint(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap(filesIn))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesIn(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => filesIn(join(path, name)));
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
