import { capReached } from '../../src/domain/access/plans.ts';
import { live } from '../../src/domain/books/open-item.ts';
import { sideOf, sideOfRole } from '../../src/domain/books/side.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { ContactIn } from '../../src/domain/contact/contact.ts';
import { blankCards, type CardIn } from '../../src/domain/contact/contact.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { documentTypes, kindSpec } from '../../src/domain/documents/kinds.ts';
import { lackingOnIssue } from '../../src/domain/documents/lawful-paper.ts';
import { type DocumentRow, placedFault } from '../../src/domain/import/document-row.ts';
import { documentWarnings } from '../../src/domain/import/document-warnings.ts';
import { importRowFaults as words } from '../../src/domain/import/import-files.words.ts';
import type { Kept } from '../../src/domain/import/row-done.ts';
import { disagreement, paidOf, saysSums, whyLeftOut } from '../../src/domain/import/stated-sums.ts';
import { compare, isZero } from '../../src/domain/money.ts';
import { type Accepted, emptyPlan, joined, type Plan } from '../../src/domain/plan/plan.ts';
import type { PostedBook } from '../../src/domain/posted/book.ts';
import type { PaymentTies } from '../../src/domain/posted/payment-delete.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import type { LookedUp } from '../acts/document-request.ts';
import {
  importDocumentAct,
  isNonPosting,
  undoNonPostingAct,
  undoPostedAct,
  whyDocumentKept,
} from '../acts/imported-document.ts';
import { updateNonPostingAct } from '../acts/non-posting.ts';
import { updatePostedAct } from '../acts/update-posted.ts';
import { isPaidInAdvance } from '../store/books/advances.ts';
import { Refused, runAct, type Tx } from '../store/database/tx.ts';
import { lockDocument } from '../store/documents/documents.ts';
import { markUndone, skipNumbers } from '../store/documents/known-documents.ts';
import { findVendorReference } from '../store/documents/references.ts';
import type { MadeRow } from '../store/imports/import-rows.ts';
import { bookOf, lockBook } from '../store/plan/posted-books.ts';
import { takeTaxes } from '../store/settings/taxes.ts';
import { beginDocuments, type DocumentImportContext, noteMoves } from './import-document-context.ts';
import { contactOfRow, namesNothing } from './import-document-names.ts';
import { changedBy, type ImportRequest, requestOf, requestOfDocument } from './import-document-request.ts';
import { type ImportActs, oneByOne, type Planned } from './import-kind.ts';
import { lookUp } from './look-up.ts';
import { lockOrder } from './order-book.ts';
import { lockTies } from './payment-ties.ts';
import { addContact } from './save-contact.ts';
import { withSource } from './with-source.ts';

const lookedOf = async (
  tx: Tx,
  request: ImportRequest,
  contact: ContactIn<ContactRole>,
  context: DocumentImportContext,
): Promise<LookedUp> => ({
  business: tx.business,
  own: context.own,
  contact,
  template: context.template,
  bank: context.bank,
  products: [...new Set(context.items.values())],
  taxes: context.taxes,
  accounts: [...context.accounts.values()],
  locations: context.locationRefs,
  ...(context.categoryAccounts && { categoryAccounts: context.categoryAccounts }),
  sameReference: request.confirmed ? null : await findVendorReference(tx, request, null),
});

/** Notes the first use of the taxes a document names, before its plan is taken. */
const useTaxes = async (
  tx: Tx,
  { shippingTaxId, lines }: ImportRequest,
  { used }: DocumentImportContext,
): Promise<void> => {
  const ids = [shippingTaxId, ...lines.map(({ taxId }) => taxId)].flatMap((id) => id ?? []);
  const fresh = ids.filter((id) => !used.has(id));
  if (fresh.length === 0) return;
  await takeTaxes(tx, fresh);
  for (const id of fresh) used.add(id);
};

/** Adds whom a document names, by the steps of their form. Throws `Refused` where the plan has no room for one more. */
const add = async (
  tx: Tx,
  contact: ContactIn<ContactRole>,
  context: DocumentImportContext,
): Promise<Plan> => {
  const { role, world } = context;
  const { clients } = context;
  if (clients?.limit !== null && clients && clients.used >= clients.limit)
    throw new Refused(capReached('clients', clients));
  const card = { ...blankCards[role], name: contact.name } as CardIn<ContactRole>;
  const plan = await addContact(
    tx,
    sideOfRole(role),
    { id: contact.id, card, opening: null },
    async () => world,
  );
  if (clients) context.clients = { ...clients, used: clients.used + 1 };
  return plan;
};

/** A receipt is paid in full, and a draft is not paid at all. */
const refusePaid = ({ head }: DocumentRow, { total, subtype }: Document, issue: boolean): void => {
  if (!issue || subtype !== 'receipt' || isZero(head.paid) || compare(head.paid, total) === 0) return;
  throw new Refused(invalid('amount', words.paidWhole({ total })));
};

/** What a document is stays as it is; an empty cell leaves it. */
const refuseType = ({ head, cells }: DocumentRow, { subtype }: Document): void => {
  if (head.type === subtype || cells.every(({ type }) => !type)) return;
  throw new Refused(invalid('type', words.typeStays({ type: documentTypes[subtype].title })));
};

/** What to check of a document beside its file's own sums. Throws `Refused` where it differs from them. */
const checkSums = (row: DocumentRow, document: Document, issued: boolean, { locale }: World): string[] => {
  const { fault, warnings } = disagreement(row, document, { issued, locale });
  if (fault) throw new Refused(invalid(fault.field, fault.message));
  return warnings;
};

/** A document as it is asked for, checked against its file's own sums, of which what was paid may follow. Throws `Refused`. */
const checked = (
  row: DocumentRow,
  request: ImportRequest,
  looked: LookedUp,
  { kind, stock, world }: DocumentImportContext,
): { request: ImportRequest; checks: string[] } => {
  if (!saysSums(row)) return { request: request, checks: [] };
  const draft = runAct(importDocumentAct, kind, { ...request, issue: false }, null, looked, stock, world);
  const { after } = draft.documents[0]!;
  const checks = checkSums(row, after, request.issue, world);
  const deposit = after.subtype === 'receipt' ? request.deposit : paidOf(row, after.total);
  return { request: { ...request, deposit }, checks };
};

const create = async (tx: Tx, row: DocumentRow, context: DocumentImportContext) => {
  const { kind, world } = context;
  const { contact, isNew } = contactOfRow(row, context);
  const requested = requestOf(row, contact.id, context);
  const { issue } = requested;
  const looked = await lookedOf(tx, requested, contact, context);
  const { request, checks } = checked(row, requested, looked, context);
  const { number } = row.head;
  const isOwn = issue && !kindSpec(kind).entered && number !== '' && !context.taken.has(number);
  const planned = runAct(
    importDocumentAct,
    kind,
    request,
    isOwn ? number : null,
    looked,
    context.stock,
    world,
  );
  const document = planned.documents[0]!.after;
  refusePaid(row, document, issue);
  const added = isNew ? await add(tx, contact, context) : emptyPlan();
  await useTaxes(tx, request, context);
  if (isNew) context.contacts.set(contact.name.toLowerCase(), contact);
  const { stock } = context;
  noteMoves(context, planned.moves);
  const isFirst = isOwn && context.ownNumbers.length === 0;
  if (isOwn) {
    context.taken.add(number);
    context.ownNumbers.push(number);
  }
  const known = { name: contact.name, openedOn: context.opened.get(contact.id) };
  return {
    id: document.id,
    version: document.version,
    worth: document.homeTotal,
    warnings: [...checks, ...documentWarnings(document, known, stock, world.locale)],
    lacking: lackingOnIssue(planned.documents, tx.business.homeCurrency),
    entryId: planned.entries[0]?.id ?? null,
    plan: joined(added, planned),
    // Once for all of a part, when the series are held.
    ...(isFirst && { after: () => skipNumbers(tx, kind, context.ownNumbers) }),
  };
};

/** Brings a document that is held to what is asked, by the act of its form. Throws `Refused`. */
const saved = async (
  tx: Tx,
  document: Document,
  request: ImportRequest,
  world: World,
  stockOf: (book: PostedBook) => PostedBook['stock'],
): Promise<Plan> => {
  const { kind } = document;
  const looked = await lookUp(tx, { ...request, template: { id: null, own: {} } }, document);
  let outcome: Accepted;
  if (isNonPosting(kind)) {
    const isPaidFor = await isPaidInAdvance(tx, document.id);
    outcome = runAct(updateNonPostingAct, kind, { document, isPaidFor }, request, looked, world);
  } else {
    const products = looked.products.map(({ id }) => id);
    const on = request.issuedOn ?? document.issuedOn;
    const book = await bookOf(tx, sideOf(kindSpec(kind).side), document, { products, on });
    outcome = runAct(updatePostedAct, request, looked, { ...book, stock: stockOf(book) }, world);
  }
  return (await withSource(tx, document, outcome, world)) as Plan;
};

/** A document as a plan leaves it. */
const changedIn = (plan: Plan, document: Document): Document =>
  plan.documents.find(({ after }) => after.id === document.id)?.after ?? document;

const update = async (tx: Tx, id: string, row: DocumentRow, context: DocumentImportContext) => {
  const document = await lockDocument(tx, context.kind, id);
  refuseType(row, document);
  const before = requestOfDocument(document);
  const request = changedBy(row, before, context);
  const plan = await saved(tx, document, request, context.world, () => context.stock);
  checkSums(row, changedIn(plan, document), false, context.world);
  noteMoves(context, plan.moves);
  return { plan, before, version: changedIn(plan, document).version, entryId: null };
};

const planRemoval = async (tx: Tx, document: Document, world: World): Promise<Plan> => {
  const { kind, id } = document;
  if (isNonPosting(kind)) return runAct(undoNonPostingAct, kind, await lockOrder(tx, id), world);
  const side = sideOf(kindSpec(kind).side);
  const book = await lockBook(tx, side, id);
  const ties = new Map<string, PaymentTies>();
  for (const { id: settlement, paymentId } of live(book.settlements))
    if (paymentId) ties.set(settlement, await lockTies(tx, side, paymentId, settlement));
  return runAct(undoPostedAct, book, ties, world);
};

const takeOut = async (
  tx: Tx,
  kind: DocumentKind,
  { subjectId, version }: MadeRow,
  world: World,
): Promise<Planned | Kept> => {
  const document = await lockDocument(tx, kind, subjectId);
  const kept = whyDocumentKept(document, version);
  if (kept) return kept;
  const plan = await planRemoval(tx, document, world);
  return { plan, after: () => markUndone(tx, [subjectId]) };
};

const putBack = async (
  tx: Tx,
  kind: DocumentKind,
  { subjectId, version, before }: MadeRow<ImportRequest>,
  world: World,
): Promise<Planned | Kept> => {
  const document = await lockDocument(tx, kind, subjectId);
  const kept = whyDocumentKept(document, version);
  if (kept) return kept;
  return { plan: await saved(tx, document, before!, world, ({ stock }) => stock) };
};

/** Documents of a kind, by the acts of their forms. */
export const documentActs = (
  kind: DocumentKind,
): ImportActs<DocumentRow, DocumentImportContext, ImportRequest> => ({
  table: 'document',
  begin: (tx, rows, mapping) => beginDocuments(tx, kind, rows, mapping),
  resolve: (row, context) => {
    const why = whyLeftOut(row);
    if (why)
      return { skip: { column: row.head.cancelled ? 'cancelled' : 'status', value: '', message: why } };
    const faults = namesNothing(row, context);
    return faults.length > 0 ? { fault: faults } : { row };
  },
  faultAt: (row, { field, message }) => placedFault(row, field, message),
  create,
  update,
  takeOut: oneByOne((tx, row, world) => takeOut(tx, kind, row, world)),
  putBack: (tx, row, world) => putBack(tx, kind, row, world),
});
