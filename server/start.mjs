import { readFileSync } from 'node:fs';

/** `npm start`: builds what changed since the last time, then runs the server in this same process. */

const required = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).engines.node;
const [least, here] = [required, process.versions.node].map((version) => version.match(/\d+/g).map(Number));

if (here[0] < least[0] || (here[0] === least[0] && here[1] < least[1])) {
  console.error(
    `Counterfoil needs Node ${required}, and this is Node ${process.versions.node}: install a newer one.`,
  );
  process.exit(1);
}

const { build } = await import('./build.mjs');
await build();
await import('../dist/server/main.js');
