import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const stages = readFileSync('Dockerfile', 'utf8')
  .replace(/^#.*$/gm, '')
  .split(/^(?=FROM )/m)
  .filter((stage) => stage.startsWith('FROM '));
const [building, running] = [stages[0]!, stages.at(-1)!];

test('what runs is a stage of its own that brings no package manager, compiler or build tool', () => {
  expect(stages).toHaveLength(2);
  expect(running).toMatch(/^FROM debian:bookworm-slim$/m);
  expect(running).not.toMatch(
    /\b(npm|npx|yarn|corepack|apt(-get)?|gcc|g\+\+|make|python3?|node-gyp|build-essential)\b/,
  );
});

test('it takes the binary of Node, the built product and the packages that this loads from the first stage, and nothing else', () => {
  const copied = [...running.matchAll(/^COPY (.*)$/gm)].map(([, what]) => what);
  expect(copied).toEqual([
    '--from=build /usr/local/bin/node /usr/local/bin/node',
    '--from=build /app/package.json ./',
    '--from=build /app/node_modules ./node_modules',
    '--from=build /app/dist ./dist',
  ]);
  expect(building).toMatch(/npm run build .*npm prune --omit=dev && node server\/prune\.mjs$/m);
});

const root = mkdtempSync(join(tmpdir(), 'counterfoil-image-'));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const has = (path: string, needs: Record<string, unknown> = {}) =>
  write(`node_modules/${path}/package.json`, JSON.stringify(needs));
beforeAll(() => {
  const names = ['web', '@fonts/serif', 'compiler', 'page', 'native'];
  const dependencies = Object.fromEntries(names.map((name) => [name, '1']));
  write('package.json', JSON.stringify({ dependencies, optionalDependencies: { '@engine/here': '1' } }));
  write(
    'dist/server/main.js',
    `import { serve } from "web/server";\nconst engine = \`@engine/\${platform}\`;`,
  );
  write('dist/server/worker.js', `import native from 'native';\nresolve(\`@fonts/\${file}\`);`);
  has('web', {
    dependencies: { router: '2' },
    peerDependencies: { schema: '1', compiler: '1' },
    peerDependenciesMeta: { compiler: { optional: true } },
  });
  has('web/node_modules/router', { dependencies: { text: '1' } });
  has('web/node_modules/left');
  has('native', { optionalDependencies: { '@native/linux': '1', '@native/other': '1' } });
  for (const name of [
    'router',
    'schema',
    'text',
    '@native/linux',
    '@engine/here',
    '@fonts/serif',
    'compiler',
    '@compiler/binary',
    'page',
    '.bin/tool',
  ])
    has(name);
});
afterAll(() => rmSync(root, { recursive: true }));

test('of the packages that are installed those stay that the built server loads, with what they need in turn', () => {
  execFileSync('node', [resolve('server/prune.mjs')], { cwd: root });
  expect(readdirSync(join(root, 'node_modules')).sort()).toEqual([
    '@engine',
    '@fonts',
    '@native',
    'native',
    'schema',
    'text',
    'web',
  ]);
  // What is found nearer than another of its name is the one that is loaded.
  expect(readdirSync(join(root, 'node_modules/web/node_modules'))).toEqual(['router']);
});
