import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { landingPages, sourcesOf } from '../../server/http/landing-pages.ts';
import { pageRoutes } from '../../server/http/page.ts';
import { preloadsIn } from '../../server/http/page-files.ts';
import { secureHeaders } from '../../server/http/security-headers.ts';
import { routes } from '../../src/screens/shell/routes.ts';
import { textOf } from '../support/source-files.ts';

const sources = [...new Set(Object.values(landingPages).flatMap(sourcesOf))];

/** A build in which every source has a chunk, the frame imports the entry and one more, and the invoice's page brings a style. */
const manifest = {
  'index.html': { file: 'assets/entry.js', isEntry: true, imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  '_query.js': { file: 'assets/query.js' },
  '_session.js': { file: 'assets/session.js', name: 'session' },
  ...Object.fromEntries(
    sources
      .filter((source) => !source.endsWith('/session.ts'))
      .map((source, n) => [
        source,
        {
          file: `assets/c${n}.js`,
          imports: ['index.html', '_base.js', '_query.js'],
          ...(source.endsWith('InvoiceViewPage.tsx') && { css: ['assets/paper.css'] }),
        },
      ]),
  ),
};

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'built-page-'));
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, '.vite'));
  writeFileSync(join(directory, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Counterfoil</title></head></html>',
  );
});
afterAll(() => {
  rmSync(directory, { recursive: true });
});

const named = (html: string): (string | undefined)[] =>
  [...html.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file);

test('the answer at an invoice’s address names all files of its page once, and none of every visit', () => {
  const preloads = preloadsIn(directory);
  const files = named(preloads('/sales/view-invoice'));
  expect(files).toEqual([...new Set(files)]);
  expect(files).toEqual(expect.arrayContaining(['query.js', 'session.js', 'paper.css']));
  expect(files).not.toContain('entry.js');
  expect(files).not.toContain('base.js');
  // Frame, session, page, notice and the wire's names, with what they share and the style.
  expect(files).toHaveLength(7);
  expect(preloads('/sales/view-invoice')).toContain(
    '<link rel="preload" as="style" crossorigin href="/assets/paper.css">',
  );
  expect(preloads('/sales/view-invoice/')).toBe(preloads('/sales/view-invoice'));
  expect(preloads('/')).toBe('');
  expect(preloads('/constructor')).toBe('');
});

test('a build without one of the pages is refused as the server starts', () => {
  const without = Object.fromEntries(Object.entries(manifest).filter(([key]) => key !== sources.at(-1)));
  const other = mkdtempSync(join(tmpdir(), 'built-page-'));
  mkdirSync(join(other, '.vite'));
  writeFileSync(join(other, '.vite/manifest.json'), JSON.stringify(without));
  expect(() => preloadsIn(other)).toThrow(`The built page has no chunk for ${sources.at(-1)}.`);
  rmSync(other, { recursive: true });
});

test('the tags are in the head, beside what is there already', async () => {
  const app = Fastify();
  secureHeaders(app);
  await pageRoutes(app, directory, { demoIsOpen: async () => false, namesMailbox: () => false });
  const { body, headers } = await app.inject('/sales/list?status=paid');
  await app.close();
  expect(body).toMatch(/<head><title>Counterfoil<\/title><link rel="modulepreload" crossorigin href="/);
  expect(body.lastIndexOf('modulepreload')).toBeLessThan(body.indexOf('</head>'));
  expect(body).not.toContain('<script');
  expect(String(headers['content-security-policy'])).toMatch(/script-src 'self';/);
});

test.each(Object.entries(landingPages))('the page at %s is %s', (path, source) => {
  const route = routes.find((one) => one.path === path);
  expect(route?.page.load.toString()).toContain(source);
  expect(textOf(`src/screens/${source}`)).toContain('export ');
});
