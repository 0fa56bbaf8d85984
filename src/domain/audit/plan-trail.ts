import type { DocumentHeader, DocumentLine } from '../documents/document.ts';
import type { DocumentChange, EventRecord, Plan } from '../plan/plan.ts';
import { type Change, changesBetween } from '../values/changes.ts';

const lineText = ({ name, quantity, price, amount, taxName }: DocumentLine): string =>
  `${quantity} × ${name}, ${price} = ${amount}${taxName ? ` (${taxName})` : ''}`;

/** What people wrote on a document; what follows from its moves is told by its status and its entries. */
const written = (document: DocumentHeader & { lines?: readonly DocumentLine[] }) => ({
  contact: document.parties.to.name,
  issuedOn: document.issuedOn,
  dueOn: document.dueOn,
  reference: document.reference,
  externalNumber: document.externalNumber,
  currency: document.currency,
  rate: document.rate,
  lines: document.lines?.map(lineText).join('\n'),
  discount: document.discount,
  shipping: document.shipping,
  tax: document.tax,
  total: document.total,
  depositRequired: document.depositRequired,
  locationId: document.locationId,
  employeeId: document.employeeId,
  notes: document.notes,
});

const changesOf = ({ before, after }: DocumentChange): Change[] => {
  if (!before) return [];
  const { lines, ...rest } = written(after);
  return changesBetween(written(before), 'lines' in before ? { ...rest, lines } : rest);
};

/** A plan's events; the first about a document that stood before says what changed on it. */
export const trailOf = (plan: Plan): EventRecord[] => {
  const changed = new Map(plan.documents.map((change) => [change.after.id, change]));
  return plan.events.map((event) => {
    const change = changed.get(event.subjectId);
    changed.delete(event.subjectId);
    const changes = event.changes ?? (change ? changesOf(change) : []);
    return changes.length > 0 ? { ...event, changes } : event;
  });
};
