import * as account from '../../server/letters/account-letters.ts';
import { documentLetter, type LetterAbout } from '../../server/letters/document-letter.ts';
import * as factor from '../../server/letters/factor-letters.ts';
import { fileLetter } from '../../server/letters/file-letter.ts';
import { newsLetter } from '../../server/letters/news-letter.ts';
import { statementLetter } from '../../server/letters/statement-letter.ts';
import { inviteLetter, ownerLetter } from '../../server/letters/team-letters.ts';
import type { Letter } from '../../server/store/mail/letters.ts';
import { payable, receivable } from '../../src/domain/books/side.ts';
import type { PrintableDocument } from '../../src/domain/documents/printable.ts';
import { storeNews } from '../../src/domain/mail/mail.words.ts';
import { plainLook } from '../../src/domain/template/template.ts';
import { printableInvoice } from './printable.ts';

const origin = 'https://books.example.com';
const to = 'ada@example.com';
const user = { id: '1', email: to, firstName: 'Ada', verified: true };
const secrets = { digits: '123456', link: 'abcdefghijklmnopqrstuv' };
const recovery = { userId: '1', notices: 1, codeAt: new Date('2026-03-09'), mailed: false };
const business = 'Umbrella Works and Daughters';

/** A business with all its particulars, and a number that is longer than most. */
const paper = (more: Parameters<typeof printableInvoice>[0] = {}): PrintableDocument =>
  printableInvoice({
    number: 'INV-2026-00042',
    currency: 'EUR',
    homeCurrency: 'EUR',
    locale: 'nl-BE',
    total: '1020',
    owed: '1020',
    from: {
      name: business,
      address: '14 Quay Street\n8400 Ostend\nBelgium',
      phone: '+32 59 12 34 56',
      email: 'hello@umbrella.example',
      website: 'www.umbrella.example',
    },
    ...more,
  });

const about = (document: PrintableDocument, more: Partial<LetterAbout> = {}): Letter =>
  documentLetter({
    document,
    purpose: 'document',
    to,
    note: '',
    link: `${origin}/inv`,

    delivery: { status: null, tracking: '' },
    subject: null,
    text: null,
    wording: null,
    creditNote: null,
    ...more,
  });

const quote = paper({ kind: 'quote', subtype: 'quote', status: 'Open', number: 'QUO-2026-00042' });
const receipt = paper({
  subtype: 'receipt',
  status: 'Paid',
  number: 'REC-2026-00042',
  paid: '1020',
  owed: '0',
});
const order = paper({ kind: 'order', subtype: 'order', status: 'Issued', number: 'PO-2026-00042' });
const bill = paper({ kind: 'bill', subtype: 'bill', number: 'BILL-2026-00042', paid: '20', owed: '1000' });
const note = { number: 'CN-2026-00007', amount: '1100', settled: '1020', paymentId: null, figures: null };
const figures = { number: 'INV-2026-00042', total: '1020', currency: 'EUR' } as never;
const delivery = { status: 'Shipped', tracking: 'JD014600003RU1234567890' } as LetterAbout['delivery'];

const statement = {
  from: { name: business, address: '14 Quay Street\n8400 Ostend' },
  look: plainLook,
  to: { name: 'Ada Stone', email: to, phone: '', taxId: '', billing: '' } as never,
  asOf: '2026-03-02',
  span: { from: null, to: null },
  rows: [],
  activity: [],
  homeCurrency: 'EUR',
  locale: 'nl-BE',
  opening: '0',
  claimed: '10',
  cancelled: '0',
  bank: null,
  settled: '0',
  due: '1020',
  credit: '0',
  brackets: false,
};

/** Every kind of mail there is, as its reader has it, by what it is called. */
export const mails: Readonly<Record<string, Letter>> = {
  invoice: about(paper()),
  'invoice with a note': about(paper(), { note: 'The lamps go out on Friday.' }),
  receipt: about(receipt),
  quote: about(quote),
  order: about(order),
  bill: about(bill),
  'payment request': about(paper({ paid: '20', owed: '1000', status: 'DepositPaid' }), {
    purpose: 'payment',
  }),
  reminder: about(paper(), { purpose: 'reminder' }),
  confirmation: about(paper({ status: 'Paid', paid: '1020', owed: '0' }), { purpose: 'confirmation' }),
  delivery: about(paper(), { purpose: 'delivery', delivery }),
  'credit note': about(paper(), { purpose: 'credit-note', creditNote: note }),
  'vendor credit': about(bill, { purpose: 'credit-note', creditNote: { ...note, number: 'VC-2026-00007' } }),
  cancellation: about(paper({ status: 'Cancelled' }), {
    purpose: 'cancellation',
    creditNote: { ...note, number: 'CAN-2026-00007', figures },
  }),
  'statement of a customer': statementLetter(
    { to, note: '', contactRole: 'customer' },
    {
      ...statement,
      words: receivable.words.statement,
      online: { number: 'INV-2026-00042', link: `${origin}/view` },
    },
  ),
  'statement of a vendor': statementLetter(
    { to, note: '', contactRole: 'vendor' },
    { ...statement, words: payable.words.statement },
  ),
  news: newsLetter(origin, user, business, {
    subject: 'INV-2026-00042 needs your attention',
    paragraphs: [
      'An online payment of €1.020,00 for invoice INV-2026-00042 needs your attention before it is booked.',
    ],
    document: paper(),
  }),
  'orders on hold': newsLetter(
    origin,
    user,
    business,
    storeNews.heldNews('Blue Kettle', [
      { kind: 'item', orders: 12 },
      { kind: 'rate', orders: 1 },
    ]),
  ),
  'store lost': newsLetter(origin, user, business, storeNews.lostNews('Blue Kettle', 'uninstalled')),
  'sign-up': account.verificationLetter(origin, user, secrets),
  'known address': account.knownAddressLetter(origin, to),
  'new password': account.resetLetter(origin, user, secrets),
  'unknown address': account.unknownAddressLetter(origin, to),
  'password changed': account.passwordChangedLetter(origin, user),
  'two-step verification on': account.factorChangedLetter(origin, user, true),
  'new address': account.newAddressLetter(origin, to, secrets.digits),
  'address taken': account.takenAddressLetter(origin, to),
  'address changed': account.emailChangedLetter(origin, to, 'new@example.com'),
  'recovery notice': factor.recoveryNoticeLetter(origin, user, recovery),
  'recovery code': factor.recoveryCodeLetter(origin, user, secrets.digits),
  'two-step verification ended': factor.factorEndedLetter(origin, user),
  'file ready': fileLetter(origin, to, { name: 'Accountant package 2026.zip', business }),
  invitation: inviteLetter(to, { business, inviter: 'Ada Stone', role: 'Staff', url: `${origin}/auth` }),
  'owner changed': ownerLetter(to, { business, name: 'Ada', by: 'Bo Reed', isOwner: true }),
};
