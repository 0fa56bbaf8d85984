import { describe, expect, it, test } from 'vitest';
import * as accountLetters from '../../server/letters/account-letters.ts';
import * as documentLetters from '../../server/letters/document-letter.ts';
import * as factorLetters from '../../server/letters/factor-letters.ts';
import * as fileLetters from '../../server/letters/file-letter.ts';
import * as newsLetters from '../../server/letters/news-letter.ts';
import * as reportLetters from '../../server/letters/report-letter.ts';
import * as statementLetters from '../../server/letters/statement-letter.ts';
import * as teamLetters from '../../server/letters/team-letters.ts';
import type { Letter } from '../../server/store/mail/letters.ts';
import { receivable } from '../../src/domain/books/side.ts';
import type { PrintableDocument } from '../../src/domain/documents/printable.ts';
import { plainLook } from '../../src/domain/template/template.ts';
import { printableInvoice } from '../support/printable.ts';
import { filesOf, importsOf, textOf } from '../support/source-files.ts';

const origin = 'https://books.example.com';
const to = 'target@example.com';
/** What a stranger may have typed: names that would be links, lines of a head and marks of a page. */
const person = 'Prizewinner <b>www.evil.example</b>';
const business = 'Palace <b>of</b>\r\nBcc: https://evil.example/now or me@evil.example';

/** Whose address a letter may go to, as its command sees to it. */
interface Kind {
  reader: 'anybody' | 'whoever proved it' | 'whoever is invited' | 'a customer';
  /** The letter to somebody who proved the address, or didn't. */
  written: (verified: boolean) => Letter;
}

/** A row for each letter of a file, and no other: a new one doesn't compile until it says who reads it. */
type KindsOf<File> = Record<Extract<keyof File, `${string}Letter`>, Kind>;

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const user = (verified: boolean) => ({ id, email: to, firstName: person, verified });
const secrets = { digits: '123456', link: 'abcdefghijklmnopqrstuv' };
const recovery = { userId: id, notices: 1, codeAt: new Date('2026-03-09'), mailed: false };
const paper = printableInvoice({ from: { name: business, address: '' } });
const statement = {
  words: receivable.words.statement,
  from: { name: business, address: '' },
  to: { name: 'Ada Stone', email: to, phone: '', taxId: '', billing: '' } as never,
  asOf: '2026-03-02',
  span: { from: null, to: null },
  rows: [],
  activity: [],
  homeCurrency: 'EUR',
  locale: 'en-IE',
  opening: '0',
  claimed: '10',
  cancelled: '0',
  bank: null,
  settled: '0',
  due: '10',
  credit: '0',
  brackets: false,
  look: plainLook,
};
const news = { subject: 'INV-0042 needs your attention', paragraphs: [], document: paper };

/** Nobody edited the mail, and the business has no words of its own. */
const asWritten = { subject: null, text: null, wording: null };

const kinds = {
  ...({
    verificationLetter: {
      reader: 'anybody',
      written: (proved) => accountLetters.verificationLetter(origin, user(proved), secrets),
    },
    knownAddressLetter: { reader: 'anybody', written: () => accountLetters.knownAddressLetter(origin, to) },
    resetLetter: {
      reader: 'anybody',
      written: (proved) => accountLetters.resetLetter(origin, user(proved), secrets),
    },
    unknownAddressLetter: {
      reader: 'anybody',
      written: () => accountLetters.unknownAddressLetter(origin, to),
    },
    passwordChangedLetter: {
      reader: 'anybody',
      written: (proved) => accountLetters.passwordChangedLetter(origin, user(proved)),
    },
    newAddressLetter: {
      reader: 'anybody',
      written: () => accountLetters.newAddressLetter(origin, to, secrets.digits),
    },
    takenAddressLetter: { reader: 'anybody', written: () => accountLetters.takenAddressLetter(origin, to) },
    factorChangedLetter: {
      reader: 'whoever proved it',
      written: (proved) => accountLetters.factorChangedLetter(origin, user(proved), true),
    },
    emailChangedLetter: {
      reader: 'whoever proved it',
      written: () => accountLetters.emailChangedLetter(origin, to, 'new@evil.example'),
    },
  } satisfies KindsOf<typeof accountLetters>),
  ...({
    recoveryNoticeLetter: {
      reader: 'whoever proved it',
      written: (proved) => factorLetters.recoveryNoticeLetter(origin, user(proved), recovery),
    },
    recoveryCodeLetter: {
      reader: 'whoever proved it',
      written: (proved) => factorLetters.recoveryCodeLetter(origin, user(proved), secrets.digits),
    },
    factorEndedLetter: {
      reader: 'whoever proved it',
      written: (proved) => factorLetters.factorEndedLetter(origin, user(proved)),
    },
  } satisfies KindsOf<typeof factorLetters>),
  ...({
    inviteLetter: {
      reader: 'whoever is invited',
      written: () =>
        teamLetters.inviteLetter(to, { business, inviter: person, role: 'Staff', url: `${origin}/auth` }),
    },
    ownerLetter: {
      reader: 'whoever proved it',
      written: () => teamLetters.ownerLetter(to, { business, name: person, by: person, isOwner: true }),
    },
  } satisfies KindsOf<typeof teamLetters>),
  ...({
    newsLetter: {
      reader: 'whoever proved it',
      written: (proved) => newsLetters.newsLetter(origin, user(proved), business, news),
    },
  } satisfies KindsOf<typeof newsLetters>),
  ...({
    fileLetter: {
      reader: 'whoever proved it',
      written: () => fileLetters.fileLetter(origin, to, { name: 'Accountant package 2026.zip', business }),
    },
  } satisfies KindsOf<typeof fileLetters>),
  ...({
    reportLetter: {
      reader: 'whoever proved it',
      written: () =>
        reportLetters.reportLetter({
          to,
          firstName: person,
          name: business,
          title: 'Income statement',
          days: 'February 2026',
          note: business,
          owner: person,
          business,
          page: `${origin}/reports/income-statement`,
          unsubscribe: `${origin}/unsubscribe?token=abc`,
        }),
    },
  } satisfies KindsOf<typeof reportLetters>),
  ...({
    documentLetter: {
      reader: 'a customer',
      written: () =>
        documentLetters.documentLetter({
          document: paper,
          purpose: 'document',
          to,
          note: '',
          link: `${origin}/view`,
          delivery: { status: null, tracking: '' },
          ...asWritten,
          creditNote: null,
        }),
    },
  } satisfies KindsOf<typeof documentLetters>),
  ...({
    statementLetter: {
      reader: 'a customer',
      written: () =>
        statementLetters.statementLetter(
          { to, note: '', contactRole: 'customer' },
          { ...statement, online: { number: 'INV-0042', link: `${origin}/view` } },
        ),
    },
  } satisfies KindsOf<typeof statementLetters>),
};

const all: readonly (readonly [string, Kind])[] = Object.entries(kinds);
const readBy = (reader: Kind['reader']) => all.filter(([, kind]) => kind.reader === reader);
const whole = ({ subject, text, html }: Letter) => `${subject}\n${text}\n${html}`;
const typed = /Prizewinner|Palace|evil/;

test('every mail is written by a letter above: no other file writes one', () => {
  const writer = 'server/letters/written-letter.ts';
  const files = filesOf(/^server\/letters\/.*-letters?\.ts$/).filter((file) => file !== writer);
  const here = importsOf('tests/domain/letters.test.ts').map((one) => one.to);
  expect(files.filter((file) => !here.includes(file))).toEqual([]);
  const writers = filesOf(/^server\/.*\.ts$/).filter((file) =>
    importsOf(file).some((one) => one.to === writer && !one.typeOnly),
  );
  expect(writers).toEqual(files);
  // Each export that writes is named as a letter is, so that it has its row.
  const exported = files.flatMap((file) =>
    textOf(file)
      .split(/^export const /m)
      .slice(1),
  );
  const names = exported
    .filter((one) => /\): (?:Secret)?Letter =>/.test(one))
    .map((one) => one.split(' ')[0]);
  expect(names.sort()).toEqual(Object.keys(kinds).sort());
});

it.each(all)('%s has one line of subject, shows no typed text as markup, and leads here alone', (_, kind) => {
  for (const verified of [true, false]) {
    const { subject, html } = kind.written(verified);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<b>');
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link!);
    expect(links.filter((link) => !link.startsWith(`${origin}/`))).toEqual([]);
  }
});

describe('an address nobody proved', () => {
  it.each(readBy('anybody'))('is greeted by no name in %s, and reads nothing anybody typed', (_, kind) => {
    const letter = kind.written(false);
    expect(whole(letter)).not.toMatch(typed);
    expect(letter.text).toMatch(/^Hello,\n/);
  });
});

it.each(readBy('whoever is invited'))('in %s names are named, and none of them is a link', (_, kind) => {
  const letter = kind.written(false);
  expect(letter.subject).toMatch(/Prizewinner.*Palace/);
  const linkable = whole(letter).match(/\S*(?:\w\.\w{2,}|:\/\/|\w@\w)\S*/g) ?? [];
  expect(linkable.filter((one) => one.includes('evil'))).toEqual([]);
});

it.each(readBy('a customer'))('%s says which business writes', (_, kind) => {
  const { subject, text } = kind.written(false);
  expect(subject).toContain('Palace');
  expect(text).toContain('by Palace');
});

test('the letter about a bill tells its vendor what was booked of theirs and how far it is paid, and asks for nothing', () => {
  const bill = printableInvoice({
    kind: 'bill',
    subtype: 'bill',
    number: 'BILL-0001',
    from: { name: 'Umbrella Works', address: '' },
    total: '40',
    paid: '15',
    owed: '25',
  });
  const letterOf = (document: typeof bill) =>
    documentLetters.documentLetter({
      document,
      purpose: 'document',
      to,
      note: '',
      link: `${origin}/public-bill`,
      delivery: { status: null, tracking: '' } as never,
      ...asWritten,
      creditNote: null,
    });
  const letter = letterOf(bill);
  expect(letter.subject).toBe('Your bill BILL-0001 with Umbrella Works');
  expect(letter.text).toContain('Umbrella Works has recorded your bill BILL-0001 for');
  expect(letter.text).toMatch(/15\.00 has been paid and .*25\.00 is still to be paid\./);
  expect(letter.text).not.toContain('and pay');
  expect(letterOf({ ...bill, paid: '0', owed: '40' }).text).not.toContain('paid');
  expect(letterOf({ ...bill, paid: '40', owed: '0' }).text).toMatch(/It’s been paid in full: .*40\.00\./);
});

test('a credit note says what it gave back, what is left to pay, and what became of the rest', () => {
  const about = {
    purpose: 'credit-note',
    to,
    note: 'Sorry about the delay.',
    link: `${origin}/view`,
    delivery: { status: null, tracking: '' },
    ...asWritten,
  } as const;
  const textOf = (document: Partial<PrintableDocument>, paymentId: string | null) =>
    documentLetters.documentLetter({
      ...about,
      document: { ...paper, from: { name: 'Umbrella Works', address: '' }, ...document },
      creditNote: { number: 'CN-0001', amount: '11', settled: '6', paymentId, figures: null },
    });
  const invoice = { kind: 'invoice', subtype: 'invoice', number: 'INV-0001' } as const;
  const open = textOf({ ...invoice, owed: '22' }, null);
  expect(open.subject).toBe('Credit note CN-0001 from Umbrella Works');
  expect(open.text).toMatch(
    /Here’s credit note CN-0001 from Umbrella Works for .*11\.00, on invoice INV-0001\./,
  );
  expect(open.text).toMatch(/22\.00 is left to pay on invoice INV-0001\./);
  expect(open.text).toMatch(/5\.00 is kept as your credit/);
  expect(open.text).toContain('View credit note');
  expect(open.text).toMatch(/^Hello Ada Stone,\n\nSorry about the delay\.\n\nHere’s credit note/);
  // All but the regards comes before the button.
  expect(open.html.indexOf('is kept as your credit')).toBeLessThan(open.html.indexOf('<a '));
  expect(open.html.indexOf('Best regards')).toBeGreaterThan(open.html.indexOf('<a '));
  const paid = textOf({ ...invoice, owed: '0' }, 'a payment');
  expect(paid.text).toContain('Nothing is left to pay on invoice INV-0001.');
  expect(paid.text).toMatch(/5\.00 is paid back to you\./);
  const bill = textOf({ kind: 'bill', subtype: 'bill', number: 'BILL-0001', owed: '0' }, null);
  expect(bill.subject).toBe('Your vendor credit CN-0001 with Umbrella Works');
  expect(bill.text).toMatch(/recorded vendor credit CN-0001 for .*11\.00, on your bill BILL-0001\./);
});

test('a logo keeps its shape, and the closing of an invoice’s email comes below its button', () => {
  const { html, text } = documentLetters.documentLetter({
    purpose: 'document',
    to,
    note: '',
    link: `${origin}/view`,
    creditNote: null,
    ...asWritten,
    delivery: { status: null, tracking: '' },
    document: { ...paper, look: { ...plainLook, logo: 'data:image/png;base64,iVBORw0KGgo=' } },
  });
  const [logo] = html.match(/<img [^>]+>/)!;
  expect(logo).toMatch(/width:auto;height:auto;max-width:240px;max-height:48px/);
  expect(text).toContain('Thank you for your business.');
  expect(html.indexOf('Thank you for your business.')).toBeGreaterThan(html.indexOf('<a '));
});
