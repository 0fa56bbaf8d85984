import { describe, expect, test } from 'vitest';
import { permits } from '../../src/domain/access/permissions.ts';
import { isGivenBack } from '../../src/domain/documents/credited.ts';
import type { DocumentKind, DocumentType } from '../../src/domain/documents/kind.ts';
import { isDraft, isOpen } from '../../src/domain/documents/status.ts';
import type { ExpenseFacts, ExpenseStatus } from '../../src/domain/expense/expense.ts';
import { isPositive, minus, sum } from '../../src/domain/money.ts';
import * as cardRankings from '../../src/domain/next-step/card-rankings.ts';
import { mostButtons, type NextStep, nextStep, type Rankings } from '../../src/domain/next-step/next-step.ts';
import { documentRankings } from '../../src/domain/next-step/rankings.ts';
import * as situations from '../../src/domain/next-step/situation.ts';
import type { OrderFacts } from '../../src/domain/order/facts.ts';
import { creditStateOf } from '../../src/domain/posted/credit-state.ts';
import type { PostedFacts } from '../../src/domain/posted/facts.ts';
import type { QuoteFacts } from '../../src/domain/quote/facts.ts';
import type { ProductFacts } from '../../src/domain/stock/product.ts';
import type { TransferFacts, TransferStatus } from '../../src/domain/transfer/transfer.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import customerModel from '../../src/machines/customer/customer.model.ts';
import expenseModel from '../../src/machines/expense/expense.model.ts';
import itemModel from '../../src/machines/item/item.model.ts';
import orderModel from '../../src/machines/order/order.model.ts';
import { modelOf } from '../../src/machines/posted/posted.model.ts';
import quoteModel from '../../src/machines/quote/quote.model.ts';
import transferModel from '../../src/machines/transfer/transfer.model.ts';
import { chartActsOf } from '../../src/screens/contact/contact-chart-acts.ts';
import { moneyActsOf } from '../../src/screens/customer/customer-acts.ts';
import type { AvailableActs } from '../../src/screens/document/allowed-acts.ts';
import { sharingActs, withSharing } from '../../src/screens/document/sharing-acts.ts';
import * as expense from '../../src/screens/expense/expense-acts.ts';
import * as item from '../../src/screens/inventory/item-acts.ts';
import { withBill } from '../../src/screens/order/open-bill.ts';
import { actsOf as orderActsOf } from '../../src/screens/order/order-acts.ts';
import * as posted from '../../src/screens/posted/posted-acts.ts';
import * as quote from '../../src/screens/quote/quote-acts.ts';
import * as transfer from '../../src/screens/transfer/transfer-acts.ts';
import { aboutActsOf } from '../../src/screens/vendor/vendor-acts.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import { expectedRoles, expectedSteps } from '../support/expected.ts';

type May = Parameters<typeof posted.actsOf>[3];

/** One record in one standing, as a role sees it. */
interface Situation {
  kind: string;
  status: string;
  when: string;
  sent: boolean;
  goods: boolean;
  step: (may: May) => { allowed: readonly string[]; step: NextStep<string> };
}

/** Every standing a chart can reach in its model. */
const standingsOf = <Facts,>(model: TestModel): { status: string; facts: Facts }[] =>
  explore(model).vertices.map(({ state, context }) => ({ status: String(state), facts: context as Facts }));

const stepOf = (
  of: Rankings,
  situation: Parameters<typeof nextStep>[1],
  { allowed }: AvailableActs<string>,
) => {
  const names = allowed.map(({ name }) => name);
  return { allowed: names, step: nextStep(of, situation, names) };
};

const both = [false, true];
const sharings = both.flatMap((sent) => both.map((goods) => ({ sent, goods })));

interface OfDocument {
  kind: DocumentKind;
  subtype: DocumentType;
  status: string;
  when: string;
  /** It never had a number. */
  unnumbered: boolean;
  paid?: string;
  overdue?: boolean;
  accepted?: boolean;
  forgiven?: boolean;
  givenBack?: boolean;
  acts: (may: May) => AvailableActs<string>;
}

const asDocument = ({
  kind,
  subtype,
  status,
  when,
  acts,
  unnumbered,
  ...happened
}: OfDocument): Situation[] =>
  sharings.map(({ sent, goods }) => ({
    kind: subtype === 'receipt' ? 'receipt' : kind,
    status,
    when,
    sent,
    goods,
    step: (may) => {
      const header = { kind, subtype, status, number: unnumbered ? null : 'NO-1' };
      const { paid = '0', overdue = false, accepted = false, forgiven = false, givenBack = false } = happened;
      const owed = isOpen(header) || isDraft(header) ? '1' : '0';
      const money = { total: '1', owed, dueOn: overdue ? '2026-03-01' : '2026-03-31', today: '2026-03-02' };
      const all = withSharing(acts(may), sharingActs({ ...header, ...money }, goods, may));
      const situation = situations.documentSituation({
        ...header,
        paid,
        overdue,
        accepted,
        forgiven,
        givenBack,
        sent,
      });
      return stepOf(documentRankings[kind], situation, all);
    },
  }));

/** Of what is posted: on time, late, and with something of its contact's to use. */
const ofPosted = (kind: 'invoice' | 'bill', subtype: DocumentType): Situation[] =>
  standingsOf<PostedFacts>(modelOf(subtype)).flatMap((standing) => {
    const { status, facts } = standing;
    const paid = minus(
      facts.settled,
      sum([facts.writtenOff, ...facts.credited.map(({ settled }) => settled)]),
    );
    const owes = ['NotPaid', 'DepositPaid'].includes(status);
    const cases: { when: string; surplus: string; overdue: boolean }[] = [
      { when: '', surplus: '0', overdue: false },
      ...(owes && isPositive(paid) !== (status === 'NotPaid')
        ? [
            { when: 'overdue', surplus: '0', overdue: true },
            { when: 'credit', surplus: '5', overdue: false },
            { when: 'credit', surplus: '5', overdue: true },
          ]
        : []),
    ];
    const plain = status === 'Draft' && facts.lines === 0 ? 'no lines' : '';
    const unpaid = status === 'DepositPaid' && !isPositive(paid) ? 'nothing paid' : plain;
    const forgiven = isPositive(facts.writtenOff);
    const creditNotes = facts.credited.map((note) => ({ ...note, undone: false, paidBack: true }));
    const givenBack = isGivenBack(creditStateOf({ standing, creditNotes }));
    const otherwise = status === 'Paid' && (forgiven || !isPositive(paid)) ? 'not by payment' : unpaid;
    const given = status === 'Paid' && givenBack ? 'given back' : otherwise;
    return cases.flatMap(({ when, surplus, overdue }) =>
      asDocument({
        kind,
        subtype,
        status,
        paid,
        overdue,
        forgiven,
        givenBack,
        when: when || given,
        unnumbered: status === 'Draft' || facts.before === 'Draft',
        acts: (may) => posted.actsOf(kind, standing, surplus, may),
      }),
    );
  });

/** A quote's last day passes whatever was said to it, and no event says so: each standing is asked before and after. */
const quoteStandings = standingsOf<QuoteFacts>(quoteModel).flatMap(({ status, facts }) =>
  both.map((expired) => ({ status, facts: { ...facts, expired } })),
);

const quotes = quoteStandings.flatMap((standing) => {
  const accepted = standing.facts.answer === 'accepted';
  return asDocument({
    kind: 'quote',
    subtype: 'quote',
    status: standing.status,
    accepted,
    unnumbered: false,
    when: accepted && standing.status === 'Open' ? 'accepted' : '',
    acts: (may) => quote.actsOf(standing, may),
  });
});

const orders = standingsOf<OrderFacts>(orderModel).flatMap((standing) => {
  const { status, facts } = standing;
  const plain = status === 'Draft' && facts.lines.length === 0 ? 'no lines' : '';
  const isBilled = status === 'ConvertToBill' || status === 'BillCreated';
  const bill = {
    id: '1',
    type: 'bill',
    number: null,
    status: 'Draft',
    total: '1',
    writtenOff: '0',
    creditState: null,
    settledBy: { paid: '0', credited: '0' },
  } as const;
  return both.flatMap((overdue) =>
    asDocument({
      kind: 'order',
      subtype: 'order',
      status,
      overdue,
      when: status === 'ConvertToBill' && facts.draftBill ? 'draft bill' : plain,
      unnumbered: status === 'Draft' || (status === 'Deleted' && facts.before === 'Draft'),
      acts: (may) => withBill({ bills: isBilled ? [bill] : [] }, orderActsOf(standing, may), may),
    }),
  );
});

const plainly = (one: Pick<Situation, 'kind' | 'status' | 'when' | 'step'>): Situation => ({
  ...one,
  sent: false,
  goods: false,
});

const money = { outstanding: '5', opening: null, credit: '3', also: [], reminders: null };
const contacts = (['customer', 'vendor'] as const).flatMap((role: ContactRole) =>
  standingsOf(customerModel).map(({ status }) =>
    plainly({
      kind: role,
      status,
      when: '',
      step: (may) => {
        const contact = { ...money, deleted: status === 'Deleted' };
        const about: AvailableActs<string> =
          role === 'customer' ? moneyActsOf(contact, may) : aboutActsOf(contact, may);
        const allowed = [...about.allowed, ...chartActsOf(role, contact, may).allowed];
        const of = role === 'customer' ? cardRankings.customerRankings : cardRankings.vendorRankings;
        return stepOf(of, contact.deleted ? 'deleted' : 'open', { allowed, refused: [] });
      },
    }),
  ),
);

const items = standingsOf<ProductFacts>(itemModel).flatMap((standing) => {
  const { status, facts } = standing;
  const deleted = status === 'Deleted';
  const isLow = !deleted && facts.tracked && !isPositive(facts.quantity);
  return [null, facts.quantity].map((reorderLevel) =>
    plainly({
      kind: 'item',
      status,
      when: isLow || (!deleted && facts.tracked && reorderLevel !== null) ? 'low' : '',
      step: (may) =>
        stepOf(
          cardRankings.itemRankings,
          situations.itemSituation({ ...facts, deleted, reorderLevel }),
          item.actsOf({ standing }, may),
        ),
    }),
  );
});

const expenses = standingsOf<ExpenseFacts>(expenseModel).map((standing) =>
  plainly({
    kind: 'expense',
    status: standing.status,
    when: standing.status === 'Deleted' && standing.facts.bankArchived ? 'bank archived' : '',
    step: (may) =>
      stepOf(
        cardRankings.expenseRankings,
        situations.expenseSituations[standing.status as ExpenseStatus],
        expense.actsOf({ standing } as Parameters<typeof expense.actsOf>[0], may),
      ),
  }),
);

const transfers = standingsOf<TransferFacts>(transferModel).map((standing) =>
  plainly({
    kind: 'transfer',
    status: standing.status,
    when: '',
    step: (may) =>
      stepOf(
        cardRankings.transferRankings,
        situations.transferSituations[standing.status as TransferStatus],
        transfer.actsOf({ standing } as Parameters<typeof transfer.actsOf>[0], may),
      ),
  }),
);

const request: Situation[] = [
  ...ofPosted('invoice', 'invoice'),
  ...ofPosted('invoice', 'receipt'),
  ...ofPosted('bill', 'bill'),
  ...quotes,
  ...orders,
  ...contacts,
  ...items,
  ...expenses,
  ...transfers,
];

const rowFor = ({ kind, status, when, sent }: Situation) =>
  expectedSteps.filter(
    (row) =>
      row.kind === kind &&
      row.status === status &&
      row.case === when &&
      (row.sent === 'any' || (row.sent === 'yes') === sent),
  );

describe.each(expectedRoles)('for %s', (role) => {
  const may: May = (key) => permits(role, key);

  test('the primary act is the table’s, in every standing of every chart, sent or not, with goods or without', () => {
    const wrong = request.flatMap((one) => {
      const rows = rowFor(one);
      const primary = one.step(may).step.primary ?? '-';
      const { kind, status, when, sent } = one;
      return rows.length === 1 && rows[0]![role] === primary
        ? []
        : [`${[kind, status, when, sent].join(' ')}: ${primary}, not ${rows.map((row) => row[role])}`];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('every allowed act is somewhere once, and at most three are buttons', () => {
    for (const one of request) {
      const { allowed, step } = one.step(may);
      const buttons = [...(step.primary === null ? [] : [step.primary]), ...step.beside];
      expect(buttons.length).toBeLessThanOrEqual(mostButtons);
      expect([...buttons, ...step.more].sort()).toEqual([...allowed].sort());
    }
  });

  test('what edits, takes back, copies, prints or destroys never leads', () => {
    const leads = new Set(request.map((one) => one.step(may).step.primary));
    const never = ['edit', 'duplicate', 'pdf', 'slip', 'delete', 'cancel', 'undo-cancel', 'undo-write-off'];
    expect(never.filter((name) => leads.has(name))).toEqual([]);
  });

  test('delivery and packing slip are offered with goods alone', () => {
    const carried = request.filter((one) =>
      one.step(may).allowed.some((name) => name === 'deliver' || name === 'slip'),
    );
    expect(carried.length).toBeGreaterThan(0);
    expect(carried.filter(({ goods }) => !goods)).toEqual([]);
  });
});

test('every row of a document is asked about four times: sent or not, with goods or without', () => {
  const ways = new Map<string, Set<string>>();
  for (const { kind, status, when, sent, goods } of request) {
    const row = `${kind} ${status} ${when}`;
    ways.set(row, new Set(ways.get(row)).add(`${sent} ${goods}`));
  }
  const rows = expectedSteps.filter(({ kind }) => /^(invoice|receipt|bill|quote|order)$/.test(kind!));
  expect(rows.filter((row) => ways.get(`${row.kind} ${row.status} ${row.case}`)?.size !== 4)).toEqual([]);
});

test('every row of the table is of a standing that a chart reaches', () => {
  const met = new Set(request.flatMap(rowFor));
  expect(expectedSteps.filter((row) => !met.has(row))).toEqual([]);
});
