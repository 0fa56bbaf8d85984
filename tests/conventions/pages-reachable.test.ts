import { expect, test } from 'vitest';
import { groupsFor } from '../../src/app/nav.ts';
import { openRoutes } from '../../src/app/routes/open-routes.ts';
import { routes as insideRoutes } from '../../src/app/routes/routes.ts';
import { kindNames, typeNames } from '../../src/domain/documents/kinds.ts';
import { importKinds } from '../../src/domain/import/run.ts';
import { headOf, reportNames } from '../../src/domain/report/reports.ts';
import * as general from '../../src/screens/frame/addresses.ts';
import * as ofTransfers from '../../src/screens/frame/transfer-addresses.ts';
import { expectedScreens } from '../support/expected.ts';
import { filesOf, textOf } from '../support/source-files.ts';

const routes = [...openRoutes, ...insideRoutes];
const addresses = { ...general, ...ofTransfers };

/** Pages nobody is led to by the page itself, each with who comes there. */
const entries: Readonly<Record<string, string>> = {
  '/login': 'whoever signed out, by the spec',
  '/auth/team-invite': 'whoever was mailed an invitation',
  '/unsubscribe': 'whoever was mailed a saved report',
  '/inv': 'whoever was sent the link of an invoice or receipt',
  '/public-credit-note': 'whoever was sent a credit note or a cancellation by mail',
  '/public-bill': 'whoever was sent the link of a bill',
  '/public-purchase-order': 'whoever was sent the link of a purchase order',
  '/public-quote': 'whoever was sent the link of a quote',
  '/sales': 'whoever comes back from a payment session that named no page, by the spec',
};

const elsewhere = filesOf(/^src\/(screens|machines|domain)\/.*\.tsx?$/).filter(
  (file) => !/\/(open-routes|\w+-routes|routes|(transfer-)?addresses|nav)\.ts$/.test(file),
);
const texts = elsewhere.map(textOf);

const pathOf = (address: string): string => new URL(address, 'http://here').pathname;

/** The pages an address builder leads to, for every kind it takes. */
const pathsOf = (builder: unknown): string[] => {
  if (typeof builder === 'string') return [pathOf(builder)];
  const build = builder as (first?: unknown, second?: unknown) => string;
  const ofDocuments = builder === general.documentListAt ? kindNames : typeNames;
  const isOfReports = builder === general.reportAt || builder === general.savedReportAt;
  const ofReports = isOfReports ? reportNames : ofDocuments;
  const named = builder === ofTransfers.importAt ? importKinds : ofReports;
  return named.map((name) => pathOf(build(name, 'x')));
};

const built = new Set(
  Object.entries(addresses)
    .filter(([name]) => texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
    .flatMap(([, builder]) => pathsOf(builder)),
);
const navigated = new Set(
  groupsFor('Owner').flatMap((group) => group.entries.map(({ href }) => pathOf(href))),
);
/** The directory of reports leads to those of its groups, and figures of reports to the others. */
const reported = new Set(reportNames.map((name) => headOf(name).page));
const written = (path: string): boolean =>
  texts.some((text) => ["'", '"', '`'].some((quote) => new RegExp(`${quote}${path}[${quote}?]`).test(text)));

test('every page is led to by the navigation, by another page, or by something named here', () => {
  const lost = routes
    .map(({ path }) => path)
    .filter(
      (path) =>
        !navigated.has(path) &&
        !built.has(path) &&
        !reported.has(path) &&
        !written(path) &&
        !(path in entries),
    );
  expect(lost).toEqual([]);
});

test('every address a page leads to has a page', () => {
  const known = routes.map(({ path }) => path);
  expect(
    [...navigated, ...Object.values(addresses).flatMap(pathsOf)].filter((path) => !known.includes(path)),
  ).toEqual([]);
  expect(Object.keys(entries).filter((path) => !known.includes(path))).toEqual([]);
});

test('pages within the business have a key that opens them, pages before it have none', () => {
  expect(routes.filter(({ signedIn, permission }) => signedIn !== (permission !== undefined))).toEqual([]);
});

test('the table of what screens ask for names every page within the business, once, with its key and flag', () => {
  expect(expectedScreens.map(({ path, key, flag }) => [path, key, flag].join()).sort()).toEqual(
    insideRoutes.map(({ path, permission, flag }) => [path, permission, flag].join()).sort(),
  );
});
