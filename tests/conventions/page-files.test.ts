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
  '_early.js': { file: 'assets/early.js', name: 'early' },
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
const calls = (html: string): string[] =>
  [...html.matchAll(/<meta name="call" content="([^"]*)">/g)].map(([, call]) =>
    call!.replaceAll('&amp;', '&'),
  );

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

test('the answer at an address names what its page asks first, and the file that asks it', () => {
  const preloads = preloadsIn(directory);
  const user = '/api/Account/true-user-info?';
  expect(calls(preloads('/sales/view-invoice', 'item=INV-0001%26x%22&print=true'))).toEqual([
    user,
    '/api/invoice/GetInvoice?businessid=*&invoiceid=INV-0001%26x%22',
  ]);
  expect(calls(preloads('/sales/list'))).toEqual([
    user,
    '/api/invoice/NewGetAllInvoicesWithFilters?businessid=*&page=1&limit=10&sortby=issue_date&sortorder=desc',
    '/api/invoice/GetInvoiceCounter?businessid=*&sortby=alltime',
  ]);
  // What is narrowed, or names nothing, is the page's to ask.
  for (const [path, search] of [
    ['/sales/list', 'status=draft'],
    ['/dashboard', 'period=lastyear'],
    ['/sales/view-invoice', ''],
    ['/customers/list', ''],
  ] as const)
    expect(calls(preloads(path, search))).toEqual([user]);
  expect(preloads('/dashboard')).toContain(
    '<script type="module" async crossorigin src="/assets/early.js"></script>',
  );
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
  const { body: outside } = await app.inject('/signup?item=1');
  await app.close();
  expect(body).toMatch(/<head><title>Counterfoil<\/title><meta name="call" /);
  expect(outside).not.toMatch(/<meta name="call"|<script/);
  expect(body.lastIndexOf('modulepreload')).toBeLessThan(body.indexOf('</head>'));
  // No script stands in the page: the one it names is a file of ours.
  expect(body.match(/<script[^>]*>[^<]*/g)).toEqual([
    '<script type="module" async crossorigin src="/assets/early.js">',
  ]);
  expect(String(headers['content-security-policy'])).toMatch(/script-src 'self';/);
});

test.each(Object.entries(landingPages))('the page at %s is %s', (path, source) => {
  const route = routes.find((one) => one.path === path);
  expect(route?.page.load.toString()).toContain(source);
  expect(textOf(`src/screens/${source}`)).toContain('export ');
});
