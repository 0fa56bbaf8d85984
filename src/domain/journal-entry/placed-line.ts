import { isInventory, isTax, subgroupById } from '../books/account-groups.ts';
import type { AccountUse, LedgerAccount } from '../books/ledger-account.ts';
import { payable, receivable, type Side } from '../books/side.ts';
import type { World } from '../books/world.ts';
import { worthRefusal } from '../books/worth.ts';
import { atRate, type Decimal, isPositive, isZero, negated } from '../money.ts';
import { outOfUse, type Tax } from '../tax/tax.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { journalEntryFaults as faults, journalEntryRefusals as words } from './journal-entries.words.ts';
import { isBlankLine, type TypedEntry, type TypedEntryLine } from './typed-entry.ts';

/** What a line needs to know of a contact. */
export interface EntryContact {
  id: string;
  name: string;
  isCustomer: boolean;
  isVendor: boolean;
  /** After how many days what they owe, or are owed, is due; null for none. */
  customerTerms: number | null;
  vendorTerms: number | null;
}

/** What the lines of an entry name, as it was looked up. */
export interface EntryLookup {
  accounts: readonly LedgerAccount[];
  /** Those that were named, by id or by exact name. */
  contacts: readonly EntryContact[];
  taxes: readonly Tax[];
}

/** A line with what it names: its amounts are debits above zero, credits below. */
export interface PlacedLine {
  /** Its place among the lines as they were typed. */
  index: number;
  typed: TypedEntryLine;
  account: LedgerAccount;
  contact: EntryContact | null;
  tax: Tax | null;
  amount: Decimal;
  homeAmount: Decimal;
  /** Where a contact owes or is owed by it; null for any other account. */
  side: Side | null;
  /** It opens an item, or settles some; meaningless without a side. */
  opens: boolean;
}

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.trim().toLowerCase();

/** The account that was typed: an exact code, else a number, else a name in whatever case. Names and codes are unique. */
export const accountTyped = <Account extends Pick<LedgerAccount, 'id' | 'name' | 'code'>>(
  { accountId, account: typed }: Pick<TypedEntryLine, 'accountId' | 'account'>,
  accounts: readonly Account[],
): Account | undefined => {
  if (accountId !== null) return accounts.find(({ id }) => id === accountId);
  const text = typed.trim();
  return (
    accounts.find(({ code }) => code !== '' && code === text) ??
    accounts.find(({ id }) => String(id) === text) ??
    accounts.find(({ name }) => sameName(name, text))
  );
};

const hasRole = (usedBy: readonly AccountUse[], role: string): boolean =>
  usedBy.some((use) => use.kind === 'role' && use.name === role);

/** Why no line may be typed on an account, and what moves it instead; null for one that takes lines. */
export const closedToLines = ({
  name,
  active,
  subgroupId,
  usedBy,
}: Pick<LedgerAccount, 'name' | 'active' | 'subgroupId' | 'usedBy'>): string | null => {
  if (isInventory(subgroupById(subgroupId)!)) return words.stockAccount(name);
  if (hasRole(usedBy, receivable.surplus)) return words.creditAccount(name);
  if (hasRole(usedBy, payable.surplus)) return words.advanceAccount(name);
  return active ? null : words.accountInactive(name);
};

/** The side an account is the control account of; null for any other. */
export const sideOfAccount = ({ usedBy }: Pick<LedgerAccount, 'usedBy'>): Side | null =>
  [receivable, payable].find(({ owed }) => hasRole(usedBy, owed)) ?? null;

const accountProblem = (
  account: LedgerAccount,
  { currency, reverseOn }: TypedEntry,
  homeCurrency: string,
): string | null => {
  const closed = closedToLines(account);
  if (closed) return closed;
  const { name, currency: own } = account;
  if (own !== '' && own !== homeCurrency && own !== currency)
    return words.bankCurrency({ name, currency: own });
  return reverseOn !== null && sideOfAccount(account) ? words.pairOwes : null;
};

/** The contact of an id; where there is none, those of the name. */
const contactsNamed = ({ contactId, contact }: TypedEntryLine, contacts: readonly EntryContact[]) => {
  const known = contacts.filter(({ id }) => id === contactId);
  return known.length > 0 ? known : contacts.filter(({ name }) => name === contact.trim());
};

const contactProblem = (
  line: TypedEntryLine,
  named: readonly EntryContact[],
  side: Side | null,
): string | null => {
  const isNamed = line.contactId !== null || line.contact.trim() !== '';
  if (!isNamed) return side && (side.contact === 'customer' ? words.customerMissing : words.vendorMissing);
  if (named.length > 1) return words.contactsOfOneName(line.contact.trim());
  const [contact] = named;
  if (!contact) return words.contactUnknown(line.contact.trim());
  if (side?.contact === 'customer' && !contact.isCustomer) return words.notACustomer(contact.name);
  return side?.contact === 'vendor' && !contact.isVendor ? words.notAVendor(contact.name) : null;
};

const taxProblem = (line: TypedEntryLine, tax: Tax | undefined, account: LedgerAccount): string | null => {
  if (line.taxId === null) return null;
  if (!isTax(subgroupById(account.subgroupId)!)) return words.taxElsewhere;
  return tax ? (outOfUse(tax, 'taxId')?.message ?? null) : faults.taxMissing;
};

const ownWordsOfSide = (
  { dueOn, settlesEntry }: TypedEntryLine,
  { side, opens }: Pick<PlacedLine, 'side' | 'opens'>,
  onDay: string,
): [string, string][] => [
  ...(dueOn !== null && !(side && opens) ? [['dueOn', words.dueElsewhere] as [string, string]] : []),
  ...(dueOn !== null && side && opens && dueOn < onDay
    ? [['dueOn', words.dueTooEarly] as [string, string]]
    : []),
  ...(settlesEntry !== null && !(side && !opens)
    ? [['settlesEntry', words.settlesElsewhere] as [string, string]]
    : []),
];

const worthProblem = (
  entry: TypedEntry,
  amount: Decimal,
  { homeCurrency, homeDigits }: World,
): string | null => {
  const refused = worthRefusal(
    { amount, currency: entry.currency, rate: entry.rate ?? '1' },
    { homeCurrency, homeDigits },
  );
  return refused?.message ?? null;
};

/** A line with what it names, or its faults by field. */
const placed = (
  entry: TypedEntry,
  index: number,
  { accounts, contacts, taxes }: EntryLookup,
  world: World,
): PlacedLine | [string, string][] => {
  const typed = entry.lines[index]!;
  const account = accountTyped(typed, accounts);
  if (!account) return [['account', faults.accountUnknown(typed.account.trim())]];
  const isDebit = !isZero(typed.debit);
  const size = isDebit ? typed.debit : typed.credit;
  const signed = (amount: Decimal) => (isDebit ? amount : negated(amount));
  const side = sideOfAccount(account);
  const opens = side !== null && isPositive(side.signed(signed(size)));
  const named = contactsNamed(typed, contacts);
  const tax = taxes.find(({ id }) => id === typed.taxId);
  const problem = (field: string, message: string | null): [string, string][] =>
    message ? [[field, message]] : [];
  const problems = [
    ...problem('account', accountProblem(account, entry, world.homeCurrency)),
    ...problem('contact', contactProblem(typed, named, side)),
    ...problem('taxId', taxProblem(typed, tax, account)),
    ...problem(isDebit ? 'debit' : 'credit', worthProblem(entry, size, world)),
    ...ownWordsOfSide(typed, { side, opens }, entry.onDay ?? world.today),
  ];
  if (problems.length > 0) return problems;
  return {
    index,
    typed,
    account,
    contact: named[0] ?? null,
    tax: tax ?? null,
    amount: signed(size),
    homeAmount: signed(atRate(size, entry.rate ?? '1', world.homeDigits)),
    side,
    opens,
  };
};

/** The lines of an entry with what they name, or every fault of them. */
export const placedLines = (
  entry: TypedEntry,
  lookup: EntryLookup,
  world: World,
): { lines: PlacedLine[]; problems: FieldProblem[] } => {
  const lines: PlacedLine[] = [];
  const problems: FieldProblem[] = [];
  for (const [index, line] of entry.lines.entries()) {
    if (isBlankLine(line)) continue;
    const one = placed(entry, index, lookup, world);
    if (!Array.isArray(one)) lines.push(one);
    else problems.push(...one.map(([name, message]) => ({ field: `lines.${index}.${name}`, message })));
  }
  return { lines, problems };
};
