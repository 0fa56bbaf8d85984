import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Component, isAllowed, licenceOf, licencePage } from './licences.ts';

interface Lock {
  packages: Record<
    string,
    { dev?: boolean; link?: boolean; devDependencies?: unknown; workspaces?: unknown }
  >;
}

/**
 * What npm says of our dependencies, read from the lock alone, for every platform. Its own --omit=dev leaves out what the
 * tests need too, such as vite, so it is asked in a folder where nothing else was ever required.
 */
const billed = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'counterfoil-shipped-'));
  try {
    const {
      devDependencies: _,
      workspaces: __,
      ...described
    } = JSON.parse(readFileSync('package.json', 'utf8'));
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
    delete lock.packages['']!.devDependencies;
    // The workspaces are tools of ours and are not shipped.
    delete lock.packages['']!.workspaces;
    lock.packages = Object.fromEntries(
      Object.entries(lock.packages).filter(
        ([path, { dev, link }]) => !dev && !link && (path === '' || path.startsWith('node_modules/')),
      ),
    );
    writeFileSync(join(folder, 'package.json'), JSON.stringify(described));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    const npm = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
    return execFileSync('npm', npm, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * Writes the bill of materials of what is shipped, as CycloneDX, and beside it the licences: `npm run sbom`. The exit code is 1
 * when a licence is not allowed. The folder is dist, or the one that is named.
 */
const folder = process.argv[2] ?? 'dist';
const text = billed();
const bill = JSON.parse(text) as { components: Component[] };
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sbom.cdx.json'), text);
writeFileSync(join(folder, 'licences.md'), licencePage(bill.components));
const refused = bill.components.filter((one) => !isAllowed(licenceOf(one)));
for (const one of refused)
  console.error(
    `${one.name} ${one.version} is licensed under ${licenceOf(one) || 'nothing'}, which is not allowed.`,
  );
console.log(
  `${bill.components.length} packages are in ${join(folder, 'sbom.cdx.json')}, their licences beside it.`,
);
process.exitCode = refused.length ? 1 : 0;
