import { atRate } from '../books/open-item.ts';
import { type Day, isDay, oneMonthAfter } from '../day.ts';
import type { Channel, Document, DocumentLine, Party } from '../documents/document.ts';
import { type TotalsInput, totalsOf } from '../documents/totals.ts';
import { compare, type Decimal, fits, isNegative, isPositive, zero } from '../money.ts';
import { emptyPlan, type Plan, type World } from '../plan.ts';
import { type FieldProblem, type Refusal, refusal } from '../refusal.ts';
import { folded } from '../text.ts';
import { type Decided, moved, record } from './book.ts';

/** A line as typed, its product already looked up. */
export interface TypedLine {
  id: string | null;
  productId: string | null;
  name: string;
  description: string;
  quantity: Decimal;
  unit: string | null;
  price: Decimal;
  accountId: number | null;
  categoryId: string | null;
}

/** The content of an invoice as typed, with what the server looked up for it. */
export interface TypedInvoice {
  subtype: 'invoice' | 'receipt';
  contactId: string | null;
  issuedOn: Day;
  dueOn: Day | null;
  lines: TypedLine[];
  depositRequired: Decimal | null;
  notes: string;
  channel: Channel;
  parties: { from: Party; to: Party };
  locationId: string | null;
}

/** Decimals people may type: six for prices, three for quantities. Source: answers.md, "Money". */
const priceDigits = 6;
const quantityDigits = 3;
const longest = { name: 200, description: 2000, notes: 5000 };

const lineProblems = (line: TypedLine, index: number): FieldProblem[] => {
  const at = (field: string, message: string) => ({ field: `lines.${index}.${field}`, message });
  const problems: FieldProblem[] = [];
  if (!line.name.trim()) problems.push(at('name', `Line ${index + 1}: choose an item or name it.`));
  if (line.name.length > longest.name) problems.push(at('name', `Line ${index + 1}: the name is too long.`));
  if (line.description.length > longest.description)
    problems.push(at('description', `Line ${index + 1}: the description is too long.`));
  if (!isPositive(line.quantity)) problems.push(at('quantity', 'Please enter digit from 1 above.'));
  else if (!fits(line.quantity, quantityDigits))
    problems.push(at('quantity', `Line ${index + 1}: a quantity has at most three decimals.`));
  else if (compare(line.quantity, '999999999') > 0)
    problems.push(at('quantity', `Line ${index + 1}: the quantity is too large.`));
  if (isNegative(line.price)) problems.push(at('price', `Line ${index + 1}: a price can’t be negative.`));
  else if (!fits(line.price, priceDigits))
    problems.push(at('price', `Line ${index + 1}: a price has at most six decimals.`));
  else if (compare(line.price, '9999999999') > 0)
    problems.push(at('price', `Line ${index + 1}: the price is too large.`));
  return problems;
};

/** Every fault of typed content, each with the field it belongs to; the form and the server ask the same function. */
export const problemsOf = (typed: TypedInvoice, issuing: boolean): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (!typed.contactId && (issuing || typed.lines.length > 0))
    problems.push({ field: 'customer', message: 'Choose a customer.' });
  if (!isDay(typed.issuedOn)) problems.push({ field: 'issuedOn', message: 'Enter the issue date.' });
  if (typed.dueOn !== null && !isDay(typed.dueOn))
    problems.push({ field: 'dueOn', message: 'Enter the due date.' });
  else if (typed.dueOn !== null && typed.dueOn < typed.issuedOn)
    problems.push({ field: 'dueOn', message: 'The due date can’t lie before the issue date.' });
  if (typed.lines.length === 0) problems.push({ field: 'lines', message: 'Add at least one line.' });
  if (typed.lines.length > 500)
    problems.push({ field: 'lines', message: 'At most 500 lines fit on one document.' });
  if (typed.notes.length > longest.notes)
    problems.push({ field: 'notes', message: 'The notes are too long.' });
  if (typed.depositRequired !== null && isNegative(typed.depositRequired))
    problems.push({ field: 'depositRequired', message: 'The deposit can’t be negative.' });
  return [...problems, ...typed.lines.flatMap(lineProblems)];
};

const refusalOf = (fields: FieldProblem[]): Refusal | null =>
  fields.length ? refusal('invalid', fields[0]!.message, { fields }) : null;

/** The refusal that carries every fault, or null. */
export const contentRefusal = (typed: TypedInvoice, issuing: boolean): Refusal | null =>
  refusalOf(problemsOf(typed, issuing));

/** The refusal of an amendment, which is judged by what it changes; lines and amounts stay as they are. */
export const amendRefusal = (typed: TypedInvoice): Refusal | null =>
  refusalOf(problemsOf(typed, false).filter(({ field }) => field === 'dueOn' || field === 'notes'));

/** A line keeps its id where the document has it, once; any other is a new line. */
const withTotals = (typed: TypedInvoice, current: Document, world: World) => {
  const known = new Set(current.lines.map((line) => line.id));
  const input: TotalsInput = {
    lines: typed.lines,
    discount: { type: 'flat', amount: zero },
    shipping: zero,
    shippingTaxPercent: null,
  };
  const totals = totalsOf(input, world.homeDigits);
  const lines = typed.lines.map(
    (line, index): DocumentLine => ({
      ...line,
      id: line.id && known.delete(line.id) ? line.id : world.newId(),
      name: line.name.trim(),
      ...totals.lines[index]!,
      taxId: null,
      taxName: null,
      taxPercent: null,
    }),
  );
  const { lines: _, ...money } = totals;
  return { lines, money };
};

/** What the list's search looks through: number, party and items, folded. */
export const searchText = (document: Pick<Document, 'number' | 'parties' | 'lines'>): string =>
  folded(
    [document.number ?? '', document.parties.to.name, ...document.lines.map((line) => line.name)].join(' '),
  ).slice(0, 4000);

/** The document that typed content makes on top of an existing one. Missing due date: one month after the issue date. */
export const withContent = (document: Document, typed: TypedInvoice, world: World): Document => {
  const { lines, money } = withTotals(typed, document, world);
  const content = {
    ...document,
    contactId: typed.contactId,
    issuedOn: typed.issuedOn,
    dueOn: typed.subtype === 'receipt' ? typed.issuedOn : (typed.dueOn ?? oneMonthAfter(typed.issuedOn)),
    depositRequired: typed.depositRequired,
    parties: typed.parties,
    notes: typed.notes,
    lines,
    ...money,
  };
  return { ...content, search: searchText(content) };
};

/** A new draft in home currency. */
export const newDraft = (typed: TypedInvoice, world: World): Document => {
  const blank: Document = {
    id: world.newId(),
    kind: 'invoice',
    subtype: typed.subtype,
    status: 'Draft',
    statusBefore: null,
    number: null,
    contactId: null,
    issuedOn: typed.issuedOn,
    dueOn: null,
    currency: world.homeCurrency,
    rate: '1',
    subtotal: zero,
    discount: zero,
    tax: zero,
    shipping: zero,
    shippingTax: zero,
    total: zero,
    homeTotal: zero,
    settled: zero,
    writtenOff: zero,
    homeOpen: zero,
    depositRequired: null,
    locationId: typed.locationId,
    channel: typed.channel,
    employeeId: world.userId,
    sourceId: null,
    paymentMode: null,
    parties: typed.parties,
    notes: '',
    search: '',
    version: 0,
    lines: [],
  };
  const draft = withContent(blank, typed, world);
  return { ...draft, homeTotal: atRate(draft.total, draft.rate, world.homeDigits), version: 1 };
};

/** Saves a new draft; it counts against the plan's invoices from now on. */
export const planDraft = (draft: Document, world: World, act = 'invoice.create', data = {}): Plan => ({
  ...emptyPlan(),
  documents: [{ before: null, after: draft, linesChanged: true, takesNumberFrom: null }],
  usage: { invoices: 1 },
  events: [record(world, act, draft, { from: null, to: draft.status }, data)],
});

/** A new draft with the content of another document and today's dates: no payments, no delivery, no number. */
export const duplicateOf = (document: Document, world: World): Document => {
  const copy: Document = {
    ...document,
    id: world.newId(),
    status: 'Draft',
    statusBefore: null,
    number: null,
    issuedOn: world.today,
    dueOn: document.subtype === 'receipt' ? world.today : oneMonthAfter(world.today),
    settled: zero,
    writtenOff: zero,
    homeOpen: zero,
    channel: 'manual',
    employeeId: world.userId,
    sourceId: null,
    version: 1,
    lines: document.lines.map((line) => ({ ...line, id: world.newId() })),
  };
  return { ...copy, search: searchText(copy) };
};

/** Changes what may change at any time: notes, due date and the customer's address and contact. */
export const planAmend = (
  document: Document,
  amended: Partial<Pick<Document, 'notes' | 'dueOn' | 'parties'>>,
  to: Decided,
  world: World,
): Plan => ({
  ...emptyPlan(),
  documents: [
    {
      before: document,
      after: moved({ ...document, ...amended }, to),
      linesChanged: false,
      takesNumberFrom: null,
    },
  ],
  events: [record(world, 'invoice.amend', document, { from: document.status, to: to.status })],
});

/** Puts a draft or a cancelled document away, or takes it out again. Nothing is posted. */
export const planPutAway = (
  document: Document,
  to: Decided,
  act: 'invoice.delete' | 'invoice.restore',
  world: World,
): Plan => ({
  ...emptyPlan(),
  documents: [{ before: document, after: moved(document, to), linesChanged: false, takesNumberFrom: null }],
  usage: { invoices: act === 'invoice.delete' ? -1 : 1 },
  events: [record(world, act, document, { from: document.status, to: to.status })],
});
