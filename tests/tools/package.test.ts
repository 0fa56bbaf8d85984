import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const tool = join(root, 'tools/paths');

/** A project of its own, into which the packed tool is unpacked; its machines are JavaScript. */
let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'foreign-'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', scratch], { cwd: tool });
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [{ filename: string }];
  const home = join(scratch, 'node_modules/xstate-paths');
  await mkdir(home, { recursive: true });
  await run('tar', ['-xzf', join(scratch, filename), '-C', home, '--strip-components=1']);
  for (const name of ['xstate', '@xstate/graph', 'tinyglobby']) {
    const link = join(scratch, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', name), link);
  }
  await writeFile(join(scratch, 'package.json'), '{ "type": "module" }');
  await cp(join(import.meta.dirname, 'foreign'), join(scratch, 'charts'), { recursive: true });
  await cp(join(import.meta.dirname, 'foreign/use.mjs'), join(scratch, 'use.mjs'));
  await writeFile(
    join(scratch, 'paths.config.json'),
    JSON.stringify({
      charts: ['charts/*.machine.js'],
      pages: 'pages',
      requirements: { file: 'requirements.tsv', id: 'id', sentence: 'what it says' },
      executors: [
        { name: 'page', files: ['charts/walk.mjs'], criterion: 'transitions' },
        { name: 'server', files: ['charts/walk.mjs'], criterion: 'refusals' },
      ],
    }),
  );
  await writeFile(join(scratch, 'charts/walk.mjs'), "import model from './player.model.js';");
  await writeFile(
    join(scratch, 'requirements.tsv'),
    'id\twhat it says\nPLAY-1\tAn interruption is come back from.\nPLAY-2\tWhat can’t be loaded is tried again.\nPLAY-3\tIt isn’t louder than it can be.\n',
  );
}, 60_000);
afterAll(() => rm(scratch, { recursive: true }));

const paths = async (...args: string[]) => {
  const main = join(scratch, 'node_modules/xstate-paths/bin/xstate-paths.js');
  try {
    const { stdout } = await run(process.execPath, [main, ...args], { cwd: scratch });
    return { code: 0, out: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout + stderr };
  }
};

test('the tool runs from a checkout as `npm ci` links it, without a build', async () => {
  const { bin } = JSON.parse(await readFile(join(tool, 'package.json'), 'utf8'));
  const listed = await run('git', ['ls-files', bin['xstate-paths']], { cwd: tool });
  expect(listed.stdout.trim()).toBe(bin['xstate-paths']);
  const { stdout } = await run(process.execPath, [join(tool, bin['xstate-paths']), 'list'], {
    cwd: join(import.meta.dirname, 'project'),
  });
  expect(stdout).toMatch(/parcel {2}lifecycle/);
});

describe('the packed tool in a project of its own', () => {
  test('holds what it is built to and its types, and no source', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: tool });
    const [{ files }] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [{ files: { path: string }[] }];
    const names = files.map(({ path }) => path);
    expect(names).toEqual(
      expect.arrayContaining([
        'README.md',
        'package.json',
        'paths.schema.json',
        'bin/xstate-paths.js',
        'dist/main.js',
        'dist/index.d.ts',
      ]),
    );
    expect(names.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))).toEqual([]);
  });

  test('covers a machine with regions, history, a delay and an actor whole', async () => {
    const { code, out } = await paths('cover');
    expect(out).toMatch(/player +states +12\/12/);
    expect(out).toMatch(/player +guards +2\/2/);
    expect(code, out).toBe(0);
  });

  test('tells each requirement in words, with its shortest path and the tests that walk it', async () => {
    const { code, out } = await paths('requirements');
    expect(out.split('\n')).toEqual([
      'PLAY-1  An interruption is come back from.',
      '  player: new | load done: loaded | interrupt',
      '    page: charts/walk.mjs',
      '    server: charts/walk.mjs',
      'PLAY-2  What can’t be loaded is tried again.',
      '  player: new | load fails: no line',
      '    page: charts/walk.mjs',
      '    server: charts/walk.mjs',
      'PLAY-3  It isn’t louder than it can be.',
      '  player: new | louder | louder | louder (refused)',
      '    server: charts/walk.mjs',
      'page: 2 of 3 proofs',
      'server: 3 of 3 proofs',
      '',
    ]);
    expect(code).toBe(0);
  });

  test('fails where a requirement has no path, no test or no sentence', async () => {
    const file = join(scratch, 'charts/player.machine.js');
    const before = await readFile(file, 'utf8');
    await writeFile(
      file,
      before.replace("'PLAY-2'", "'PLAY-9'").replace("onError: 'broken'", "onError: 'active'"),
    );
    const { code, out } = await paths('requirements');
    expect(code).toBe(1);
    expect(out).toContain('PLAY-9: no path of player leads to track.broken.');
    expect(out).toContain('PLAY-9 of player isn’t in requirements.tsv.');
    await rm(join(scratch, 'charts/walk.mjs'));
    expect((await paths('requirements')).out).toContain('PLAY-1: no test walks player to track.interrupted.');
    await writeFile(file, before);
  });

  test('leads to a state through others and never through some, or says that it can’t', async () => {
    const goal = ['show', 'player', '--to', 'sound.muted', '--through', 'track.interrupted'];
    const { out } = await paths(...goal, '--never', 'retry');
    expect(out).toMatch(/interrupt .*louder.*mute/s);
    expect(out).not.toContain('retry');
    expect(await paths(...goal, '--never', 'louder')).toMatchObject({ code: 1 });
    expect(await paths('show', 'player', '--to', 'nowhere')).toMatchObject({ code: 1 });
  });

  test('walks at random the same for the same seed, and stored walks are replayed on a changed machine', async () => {
    const walks = (seed: string) => paths('show', 'player', '--seed', seed, '--format', 'json');
    const [first, again, other] = [await walks('7'), await walks('7'), await walks('8')];
    expect(first.out).toBe(again.out);
    expect(first.out).not.toBe(other.out);
    await writeFile(join(scratch, 'walks.json'), first.out);
    expect(await paths('replay', 'player', 'walks.json')).toMatchObject({
      code: 0,
      out: expect.stringContaining('10 of 10 paths'),
    });
    const file = join(scratch, 'charts/player.machine.js');
    const before = await readFile(file, 'utf8');
    await writeFile(file, before.replace("onError: 'broken'", "onError: 'active'"));
    const changed = await paths('replay', 'player', 'walks.json');
    await writeFile(file, before);
    expect(changed.code).toBe(1);
    expect(changed.out).toMatch(/path [0-9a-f]{10}, step \d+: expected/);
  });

  test('prints stubs whose keys are those its paths ask for', async () => {
    for (const kind of ['playwright', 'vitest']) {
      const { out } = await paths('stub', 'player', '--for', kind);
      for (const key of ['"retry"', '"mute"', '"track.active.paused"', '"sound.muted"'])
        expect(out).toContain(key);
    }
  });

  test('is a library there, and tells in one table who has left the chart', async () => {
    const { stdout } = await run(process.execPath, [join(scratch, 'use.mjs')], { cwd: scratch });
    expect(stdout).toMatch(/^chart +path +the chart says +server +page/);
    expect(stdout).toMatch(
      /player +[0-9a-f]{10} +mute → \S.* +as the chart +step \d+: It stayed where it was\./,
    );
  });

  test('says what is wrong with its configuration', async () => {
    const file = join(scratch, 'paths.config.json');
    const before = await readFile(file, 'utf8');
    for (const [text, reason] of [
      ['{', 'is not JSON'],
      ['{"globs": []}', 'has no setting "globs"'],
      ['{"charts": []}', '"charts" has a wrong value'],
    ] as const) {
      await writeFile(file, text);
      expect(await paths('list')).toMatchObject({ code: 1, out: expect.stringContaining(reason) });
    }
    await writeFile(file, before);
  });
});
