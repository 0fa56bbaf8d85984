import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { charts } from '../../tools/paths/src/commands/charts.ts';
import type { Command } from '../../tools/paths/src/commands/command.ts';
import { cover } from '../../tools/paths/src/commands/cover.ts';
import { list } from '../../tools/paths/src/commands/list.ts';
import { mutate } from '../../tools/paths/src/commands/mutate.ts';
import { show } from '../../tools/paths/src/commands/show.ts';

const project = join(import.meta.dirname, 'project');
const made: string[] = [];
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true });
});

/** A copy of the sample project inside this folder, so that its models still find the tool. */
const copied = async () => {
  const folder = await mkdtemp(join(import.meta.dirname, 'copy-'));
  made.push(folder);
  await cp(project, folder, { recursive: true });
  return folder;
};

const run = async (command: Command, args: string[], root = project) => {
  const lines: string[] = [];
  const code = await command(args, { root, write: (line) => lines.push(line) });
  return { code, out: lines.join('\n') };
};

describe('list', () => {
  test('shows every chart with its size', async () => {
    const { code, out } = await run(list, []);
    expect(code).toBe(0);
    expect(out).toMatch(/parcel {2}lifecycle +5 +9 {2}src\/machines\/parcel\/parcel.lifecycle.ts/);
    expect(out).toMatch(/upload {2}flow +14 +17/);
  });

  test('fails on a chart without model and on a model of another name', async () => {
    const root = await copied();
    await writeFile(join(root, 'src/machines/lonely.flow.ts'), 'export {};');
    await writeFile(join(root, 'src/machines/odd.flow.ts'), 'export {};');
    await writeFile(
      join(root, 'src/machines/odd.model.ts'),
      "export default { name: 'even', machine: {}, starts: [], cases: [] };",
    );
    for (const command of [list, charts]) {
      const { code, out } = await run(command, [], root);
      expect(code).toBe(1);
      expect(out).toContain(
        'src/machines/lonely.flow.ts: has no model: src/machines/lonely.model.ts is missing',
      );
      expect(out).toContain('src/machines/odd.flow.ts: its model calls itself "even", not "odd"');
    }
  });
});

describe('show', () => {
  test('prints the paths of a criterion with the lower bound beside the cost', async () => {
    const { code, out } = await run(show, ['parcel', '--criterion', 'transitions']);
    expect(code).toBe(0);
    expect(out).toMatch(/transitions: tests \d+, steps \d+, cost \d+; at least \d+$/);
  });

  test('keeps to one start', async () => {
    const { out } = await run(show, ['parcel', '--start', 'free', '--format', 'json']);
    expect(JSON.parse(out).map((path: { start: { name: string } }) => path.start.name)).toEqual(['free']);
  });

  test('prints the path of a replay line', async () => {
    const { out } = await run(show, ['parcel', '--replay', 'free | parcel.pack | parcel.cancel']);
    expect(out).toMatch(/parcel.pack {2}→ ready\n {4}parcel.cancel {2}✗ refused$/);
  });

  test.each([
    [['nobody'], 'no chart "nobody"'],
    [['parcels'], 'Did you mean "parcel"?'],
    [['parcel', 'upload'], '"upload" is one word too many'],
    [['parcel', '--to', 'shiped'], 'has no state, transition or case "shiped". Did you mean "shipped"?'],
    [['parcel', '--to', 'cancel'], /Did you mean "cancelled", .*"parcel.cancel"/],
    [[], 'Name a chart'],
    [['parcel', '--criterion', 'luck'], 'no criterion "luck"; there are states'],
    [['parcel', '--tour', 'grand'], 'no tour "grand"'],
    [['parcel', '--format', 'pdf'], 'no format "pdf"'],
    [['parcel', '--start', 'late'], 'no start "late"; there are free'],
    [['parcel', '--replay', 'free | parcel.fly'], 'no case "parcel.fly" in "open"'],
    [['parcel', '--loud'], 'Unknown option'],
  ])('refuses %j', async (args, message) => {
    await expect(run(show, args)).rejects.toThrow(message);
  });
});

describe('cover', () => {
  test('passes where everything is covered, and writes the page', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cover-'));
    made.push(folder);
    const { code, out } = await run(cover, ['--html', join(folder, 'coverage.html')]);
    expect(code).toBe(0);
    expect(out).toMatch(/upload +pairs +59\/59/);
    expect(await readFile(join(folder, 'coverage.html'), 'utf8')).toContain('<h2>upload');
  }, 30_000);

  test('covers every chart it names, and refuses a name that is none', async () => {
    const { out } = await run(cover, ['upload', 'parcel']);
    expect(out).toMatch(/^parcel +pairs/m);
    expect(out).toMatch(/^upload +pairs/m);
    for (const command of [cover, mutate])
      await expect(run(command, ['parcel', 'uplaod'])).rejects.toThrow(
        'There is no chart "uplaod" that can be walked. Did you mean "upload"?',
      );
  }, 30_000);

  test('fails below 100 % and says what is missing and why', async () => {
    const root = await copied();
    const file = join(root, 'src/machines/parcel/parcel.model.ts');
    const model = await readFile(file, 'utf8');
    await writeFile(file, model.replace(/.*parcel\.restore.*\n/, ''));
    const { code, out } = await run(cover, ['parcel'], root);
    expect(code).toBe(1);
    expect(out).toContain(
      'parcel, transitions: cancelled · parcel.restore → open: no case sends parcel.restore',
    );
  }, 30_000);
});

describe('mutate', () => {
  test('passes where the paths kill the mutants', async () => {
    const { code, out } = await run(mutate, ['parcel']);
    expect(code).toBe(0);
    expect(out).toMatch(/parcel +31 .* 100.0 %$/);
  }, 30_000);

  test('fails where too many survive, each by its name', async () => {
    const root = await copied();
    const file = join(root, 'src/machines/parcel/parcel.model.ts');
    const model = await readFile(file, 'utf8');
    await writeFile(file, model.replace(/.*parcel\.(restore|ship).*\n/g, ''));
    const { code, out } = await run(mutate, ['parcel'], root);
    expect(code).toBe(1);
    expect(out).toContain('parcel: survives: drop cancelled · parcel.restore → open');
  }, 30_000);
});

describe('charts', () => {
  test('draws a page per chart and tells a stale one', async () => {
    const root = await copied();
    expect((await run(charts, ['--check'], root)).code).toBe(1);
    expect((await run(charts, [], root)).out).toContain('docs/charts/parcel.md is drawn');
    expect(await run(charts, ['--check'], root)).toEqual({ code: 0, out: '' });
    await writeFile(join(root, 'docs/charts/parcel.md'), 'by hand');
    const { code, out } = await run(charts, ['--check'], root);
    expect(code).toBe(1);
    expect(out).toBe('docs/charts/parcel.md is stale: run `npm run paths -- charts`');
  });

  test('removes the page of a chart that is gone, and tells it before', async () => {
    const root = await copied();
    await run(charts, [], root);
    await rm(join(root, 'src/machines/upload'), { recursive: true });
    expect(await run(charts, ['--check'], root)).toMatchObject({
      code: 1,
      out: expect.stringContaining('upload.md is stale'),
    });
    expect((await run(charts, [], root)).out).toBe('docs/charts/upload.md is removed');
    expect((await run(charts, ['--check'], root)).code).toBe(0);
  });
});
