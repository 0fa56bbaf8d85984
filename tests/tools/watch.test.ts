import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('a watched command runs again when a chart changes, on the chart as it is then', async () => {
  const folder = await mkdtemp(join(import.meta.dirname, 'copy-'));
  await cp(join(import.meta.dirname, 'project'), folder, { recursive: true });
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const watched = spawn(process.execPath, [tsx, join(root, 'tools/paths/src/main.ts'), 'list', '--watch'], {
    cwd: folder,
    detached: true,
  });
  let out = '';
  watched.stdout.on('data', (data: Buffer) => (out += data));
  try {
    await expect.poll(() => out, { timeout: 30_000 }).toMatch(/parcel +lifecycle +5 /);
    const file = join(folder, 'src/machines/parcel/parcel.lifecycle.ts');
    const before = await readFile(file, 'utf8');
    out = '';
    await writeFile(file, before.replace('states: {', 'states: { lost: {},'));
    await expect.poll(() => out, { timeout: 30_000 }).toMatch(/parcel +lifecycle +6 /);
  } finally {
    process.kill(-watched.pid!, 'SIGTERM');
    await rm(folder, { recursive: true });
  }
});
