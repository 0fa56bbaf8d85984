import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const described = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** A package as it is found from a folder, as Node looks for it: the folder's own node_modules first, then those above. Null for none. */
const foundFrom = (root, folder, name) => {
  const path = relative(root, folder).split('/');
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const at = join(root, ...path.slice(0, depth), 'node_modules', name);
    if (existsSync(join(at, 'package.json'))) return at;
  }
  return null;
};

/** What a package can't do without; an optional peer is what somebody else may bring. */
const neededBy = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/**
 * The folders of the packages that the built server loads, with all that they need in turn. What builds the page and the server is a
 * dependency too, so that `npm start` builds from a clone, and is none of them.
 *
 * @param root the folder with package.json, node_modules and dist
 */
export const loadedPackages = (root) => {
  const built = join(root, 'dist/server');
  const code = readdirSync(built)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(built, name), 'utf8'))
    .join('\n');
  const { dependencies, optionalDependencies } = described(root);
  // Fonts and the PostgreSQL of a platform are named by their scope, the rest as the server runs.
  const isNamed = (name) =>
    ['"', "'", '`'].some(
      (quote) => code.includes(`${quote}${name}${quote}`) || code.includes(`${quote}${name}/`),
    ) || code.includes(`\`${name.split('/')[0]}/\${`);
  const waiting = Object.keys({ ...dependencies, ...optionalDependencies })
    .filter(isNamed)
    .map((name) => foundFrom(root, root, name));
  const loaded = new Set();
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (folder === null || loaded.has(folder)) continue;
    loaded.add(folder);
    for (const name of neededBy(described(folder))) waiting.push(foundFrom(root, folder, name));
  }
  return loaded;
};

const packagesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) =>
        name.startsWith('@')
          ? readdirSync(join(folder, name)).map((one) => join(folder, name, one))
          : [join(folder, name)],
      )
    : [];

/** Removes every other package, and the commands of all. */
const prune = (folder, loaded) => {
  for (const one of packagesIn(folder)) {
    if (loaded.has(one)) prune(join(one, 'node_modules'), loaded);
    else rmSync(one, { recursive: true, force: true });
  }
  for (const scope of existsSync(folder) ? readdirSync(folder) : [])
    if (scope.startsWith('@') && readdirSync(join(folder, scope)).length === 0)
      rmdirSync(join(folder, scope));
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  prune(join(process.cwd(), 'node_modules'), loadedPackages(process.cwd()));
