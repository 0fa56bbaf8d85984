import { expect, test } from 'vitest';
import { filesOf, textOf } from '../support/source-files.ts';

/** Shared code: it takes a row of `documentKinds` and names no kind. */
const shared =
  /^(src\/screens\/(kit|frame|page|document|posted)|server\/(http|jobs|store)|src\/domain\/(documents|posted)|src\/machines\/posted)\/.*\.tsx?$/;

/** Where a kind is named by design: registries, and what the spec has of its own for each kind. */
const byDesign: readonly RegExp[] = [
  // Sentences name what they are about.
  /\.words\.ts$/,
  /^src\/domain\/documents\/((kind|kinds|routes)\.ts$|kinds\/)/,
  /^src\/screens\/frame\/record-pages\.ts$/,
  /^server\/http\/(documents\/served-kinds|subject-routes)\.ts$/,
  /^server\/http\/(documents|books)\/(invoice|quote|bill|order|expense)\.(routes|answers|requests)\.ts$/,
  /^server\/store\/(migrations\/|migrate\.ts$)/,
  // An invoice for a plan is the installation's, and no document.
  /^server\/(http|store)\/plans\/plan-[a-z]+(\.routes)?\.ts$/,
  // Rows of a table of their own.
  /^server\/store\/(books|settings)\/((narrowed-)?expenses|expense-(categories|lines|settings))\.ts$/,
  // A model starts from a document, and a document is of a type.
  /^src\/machines\/posted\/[a-z-]+\.model\.ts$/,
];

/** Files that still name one, each with the reason; the list only shrinks. */
const still: Readonly<Record<string, string>> = {
  'server/http/contacts/customer-account.routes.ts':
    'a customer’s invoices are a call of the spec; their rows are told as the invoice’s list tells them',
  'server/http/reports/dashboard.routes.ts':
    'the newest invoices are a call of the spec; their rows are told as the invoice’s list tells them',
  'server/http/providers/payment-session.routes.ts': 'online payment is of invoices',
  'server/http/plans/plan.routes.ts': 'a plan’s cap is called invoices',
  'src/domain/documents/document.ts': 'a channel is called after the quote a document was made from',
  'src/screens/frame/addresses.ts':
    'a section of a customer’s page is called quotes; expenses are no kind of document and have pages of their own',
};

const named =
  /(?<![A-Za-z])(?:invoice|quote|receipt|bill|purchase_?order|expense)s?(?![a-z])|(?<=[a-z])(?:Invoice|Quote|Receipt|Bill|PurchaseOrder|Expense)s?(?![a-z])|(?<![A-Za-z])(?:Invoice|Quote|Receipt|Bill|PurchaseOrder|Expense)s?(?![a-z])/;

/** Code without what it says about itself. Templates are called invoice templates, whatever uses them. */
const withoutComments = (text: string): string =>
  text
    .replace(/invoice[- ]templates?/gi, '')
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(?<![:'"`\\])\/\/.*$/gm, '');

/** Names of the contract: on the wire the spec's own words stand. A bare kind is none of them. */
const vocabulary = new Set(
  filesOf(/^src\/api\/(calls|contract|wire)\//).flatMap((file) =>
    [...textOf(file).matchAll(/[A-Za-z_]{2,}/g)]
      .map(([word]) => word)
      .filter((word) => !/^(invoice|quote|receipt)s?$/i.test(word)),
  ),
);

const words = (line: string): string[] => line.match(/[A-Za-z_]+/g) ?? [];

const namesIn = (file: string): string[] =>
  withoutComments(textOf(file))
    .split('\n')
    .flatMap((line, index) =>
      words(line).some(
        (word) => named.test(word) && !(file.startsWith('server/http/') && vocabulary.has(word)),
      )
        ? [`${file}:${index + 1} ${line.trim()}`]
        : [],
    );

const files = filesOf(shared).filter((file) => !byDesign.some((design) => design.test(file)));

test('shared code names no kind of document', () => {
  const naming = files
    .map((file) => ({ file, names: namesIn(file) }))
    .filter(({ names }) => names.length > 0);
  expect(naming.filter(({ file }) => !(file in still)).flatMap(({ names }) => names)).toEqual([]);
  expect(Object.keys(still).filter((file) => !naming.some((one) => one.file === file))).toEqual([]);
});
