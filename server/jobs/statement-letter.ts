import type { PrintableStatement } from '../../src/domain/customer/statement.ts';
import { formatDay, formatMoney } from '../../src/domain/format.ts';
import { isPositive } from '../../src/domain/money.ts';
import { written } from '../commands/written-letter.ts';
import type { Letter } from '../store/letters.ts';
import { oneLine } from './document-letter.ts';

/** The letter a statement of account goes with: the sender's words first, then what is owed; the statement is attached. */
export const statementLetter = (
  { to, note }: { to: string; note: string },
  statement: PrintableStatement,
): Letter => {
  const { from, asOf, due, homeCurrency, locale } = statement;
  const owed = isPositive(due) ? `${formatMoney(due, homeCurrency, locale)} is due.` : 'Nothing is due.';
  return written({
    to,
    subject: oneLine(`Statement of account from ${from.name}`),
    paragraphs: [
      ...note.split(/\n+/).filter(Boolean),
      `${from.name} sends you your statement of account as of ${formatDay(asOf, locale, 'long')}. ${owed} It is attached as a PDF.`,
    ],
    foot: `You get this mail because ${from.name} sent it to you with Counterfoil.`,
  });
};
