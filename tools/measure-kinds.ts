import { readFileSync } from 'node:fs';
import { reportNames } from '../src/domain/report/reports.ts';

/** Which files are a subject's own: by their names in kebab case, or by what is in them. */
interface Subject {
  names: readonly string[];
  /** By its whole name: a folder or a file is called exactly so. By spelling: the name is quoted in it. Left out: a file's name may also begin or end with it. */
  by?: 'whole name' | 'spelling';
  /** How many files it had in November 2026; left out if nobody counted them. */
  before?: number;
}

const subjects: Readonly<Record<string, Readonly<Record<string, Subject>>>> = {
  'kinds of documents': {
    invoice: { names: ['invoice', 'invoices'] },
    quote: { names: ['quote', 'quotes'], before: 32 },
    bill: { names: ['bill', 'bills'] },
    'purchase order': { names: ['order', 'orders'], before: 44 },
    expense: { names: ['expense', 'expenses'] },
    transfer: { names: ['transfer', 'transfers'] },
  },
  cards: {
    tax: { names: ['tax', 'taxes'], by: 'whole name', before: 13 },
    location: { names: ['location', 'locations'], by: 'whole name' },
    template: { names: ['template', 'templates'], by: 'whole name' },
    bank: { names: ['bank', 'banks'], by: 'whole name' },
  },
  reports: Object.fromEntries(reportNames.map((name) => [name, { names: [name], by: 'spelling' }])),
  'subjects of imports': Object.fromEntries(
    ['account', 'contact', 'document', 'entry', 'expense', 'item'].map((name) => [
      name,
      { names: [`${name}-row`, `${name}-file`, `import-${name}s`] },
    ]),
  ),
  'payment providers': Object.fromEntries(
    ['stripe', 'paypal', 'paystack', 'flutterwave'].map((name) => [name, { names: [name] }]),
  ),
};

/** Other subjects with the same words in their names: a store's order isn't a purchase order, an email's template isn't a document's. */
const others = /store-order|shop|online-store|provider-money|plan-|email-template|\/bank-(money|statement)/;

const kebab = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/\..*$/, '');

const isOwn = (file: string, { names, by }: Subject): boolean => {
  if (by === 'spelling') return names.some((name) => readFileSync(file, 'utf8').includes(`'${name}'`));
  const parts = file.split('/').map(kebab);
  const base = parts.at(-1)!;
  const isPart = (name: string) => base.startsWith(`${name}-`) || base.endsWith(`-${name}`);
  return names.some((name) => parts.includes(name) || (by !== 'whole name' && isPart(name)));
};

const isWords = (file: string): boolean => /\/words\/|\.words\.ts$/.test(file);
const rowOf = (files: readonly string[]): string => {
  const lines = files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
  return `${String(files.length).padStart(4)} ${String(lines).padStart(6)}`;
};

/**
 * Prints the own files and lines of each kind, card, report, import subject and provider: product, sentences and tests apart.
 * The figures limit nothing: they show where to ask why a place isn't derived.
 *
 * @param tracked the paths of the repository's files
 */
export const printKinds = (tracked: readonly string[]): void => {
  const code = tracked.filter((file) => /\.(tsx?|sql)$/.test(file) && !others.test(file));
  for (const [group, each] of Object.entries(subjects)) {
    console.log(
      `${group.padEnd(24)} ${'product'.padStart(11)}   ${'words'.padStart(11)}   ${'tests'.padStart(11)}`,
    );
    for (const [subject, one] of Object.entries(each)) {
      const own = code.filter((file) => isOwn(file, one));
      const product = own.filter((file) => /^(src|server)\//.test(file) && !isWords(file));
      const rows = [product, own.filter(isWords), own.filter((file) => file.startsWith('tests/'))].map(rowOf);
      const then = one.before === undefined ? '' : `   ${one.before} files in November`;
      console.log(`${subject.padEnd(24)} ${rows.join('   ')}${then}`);
    }
    console.log();
  }
};
