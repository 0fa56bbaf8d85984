import type { Side } from '../../src/domain/books/side.ts';
import { noStock } from '../../src/domain/books/stock.ts';
import type { DocumentHeader } from '../../src/domain/documents/document.ts';
import { joined, type Outcome } from '../../src/domain/plan/plan.ts';
import { standingOf } from '../../src/domain/posted/book.ts';
import { newDraft, planDraft } from '../../src/domain/posted/draft.ts';
import { planIssue } from '../../src/domain/posted/issue.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';
import { actWorld, draftInvoice, planned, typedContent } from './act-world.ts';
import { asSold, postingOf } from './mirrored.ts';
import { paperBooks } from './paper-books.ts';

const day = '2026-03-02';

/** A draft of 100 and 10 % tax on it. */
export const taxedDraft = () => {
  const [line] = typedContent().lines;
  const tax = { id: 'tax', name: 'Tax', percent: '10' };
  return newDraft(typedContent({ issuedOn: day, lines: [{ ...line!, tax }] }), actWorld({}, 'stood'));
};

/** Books on paper of one side, in which documents of 100 stand issued today. */
export const issuedOnPaper = (side: Side, more: Partial<DocumentHeader>[] = [{}]) => {
  const books = paperBooks('EUR', 2, false, side);
  const ids = more.map((header) => {
    const draft = { ...draftInvoice({ issuedOn: day, ...header }), id: books.world.newId() };
    const to = decide(postedLifecycle, standingOf(draft), { type: 'document.issue' });
    if ('kind' in to) throw new Error(to.message);
    const issued = planned(planIssue(draft, noStock, to, books.world, postingOf(side)));
    books.write(joined(planDraft(draft, books.world), issued));
    return draft.id;
  });
  return {
    books,
    ids,
    world: books.world,
    /** Writes what an act came to, and answers its plan. Throws where it came to none. */
    done: (outcome: Outcome) => {
      const plan = planned(outcome);
      books.write(plan);
      return plan;
    },
    /** The books as a seller's would be. */
    balances: () =>
      Object.fromEntries(
        Object.entries(asSold(side, books.balances())).filter(([, amount]) => amount !== '0'),
      ),
    status: (id: string) => books.document(id).status,
  };
};
