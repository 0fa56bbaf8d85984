import { customerUser } from '../../src/domain/documents/customer-user.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { News } from '../../src/domain/online-payment/online-payments.words.ts';
import { isNoChange } from '../../src/domain/plan/plan.ts';
import { formatMoney } from '../../src/domain/values/format.ts';
import { quoteAnswer } from '../../src/domain/words/quotes.ts';
import { type AnswerRequest, answerQuoteAct } from '../acts/answer-quote.ts';
import { tellOwners } from '../services/tell-owners.ts';
import { asAccess } from '../store/access/access.ts';
import { takeTries } from '../store/access/tries.ts';
import { type IntentCtx, runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct, type Tx } from '../store/database/tx.ts';
import { lockDocument } from '../store/documents/documents.ts';
import { type CommandResult, commitOrPreview } from '../store/plan/commit-or-preview.ts';
import { worldOf } from '../store/plan/world.ts';

/** What those who wrote the quote and those who own the business are told. */
const newsOf = (tx: Tx, quote: Document, { answer, name, note }: AnswerRequest, page: string): News => {
  const news = quoteAnswer.answerNews[answer];
  const number = quote.number ?? '';
  const amount = formatMoney(quote.total, quote.currency, tx.business.locale);
  return {
    subject: news.subject({ customer: quote.parties.to.name, quote: number }),
    paragraphs: [
      news.lead({ name: name.trim(), quote: number, amount }),
      ...(note.trim() ? [quoteAnswer.theirNote({ note: note.trim() })] : []),
    ],
    document: quote,
    page,
  };
};

const answered = (
  ctx: Ctx,
  id: string,
  request: AnswerRequest,
  tell: (tx: Tx, quote: Document) => Promise<void>,
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const quote = await lockDocument(tx, 'quote', id);
    const outcome = runAct(answerQuoteAct, quote, request, await worldOf(tx));
    const done = await commitOrPreview(tx, outcome);
    if (!isNoChange(outcome)) await tell(tx, quote);
    return done;
  });

/** A member notes what the customer told them. */
export const recordAnswer = (
  ctx: Ctx,
  id: string,
  request: Omit<AnswerRequest, 'online'>,
): Promise<CommandResult> => answered(ctx, id, { ...request, online: false }, async () => {});

/** A link goes from hand to hand: its quote is answered once, and tried a few times. */
const visitsOf = (id: string) => ({ subject: `answer:${id}`, limit: 20 });

/**
 * The customer answers on the quote's public page; its author and the owners are written to.
 *
 * @throws Refused when it was answered otherwise, has expired, or is not what the customer was shown
 * @throws Throttled for visitors who ask without end
 */
export const answerByLink = async (
  visitor: IntentCtx,
  id: string,
  request: Omit<AnswerRequest, 'online'>,
  /** Where its owners see it: the product's origin, and the path. */
  { origin, page }: { origin: string; page: string },
): Promise<CommandResult> => {
  await takeTries(asAccess(visitor.database), [visitsOf(id)], visitor.clock());
  const given = { ...request, online: true };
  return answered({ ...visitor, user: customerUser }, id, given, (tx, quote) =>
    tellOwners(tx, origin, newsOf(tx, quote, given, page), quote.employeeId),
  );
};
