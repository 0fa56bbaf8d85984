import type { ContactRole } from '../../src/domain/contact.ts';
import { formatMoney } from '../../src/domain/format.ts';
import { isPositive } from '../../src/domain/money.ts';
import { type PrintableStatement, statementDays } from '../../src/domain/statement.ts';
import { statementMailWords } from '../../src/domain/words/mail.ts';
import type { Letter } from '../store/letters.ts';
import { oneLine } from './document-letter.ts';
import { written } from './written-letter.ts';

/** The letter a statement of account goes with: the sender's words first, then what is owed; the statement is attached. */
export const statementLetter = (
  { to, note, contactRole }: { to: string; note: string; contactRole: ContactRole },
  statement: PrintableStatement,
): Letter => {
  const { from, due, homeCurrency, locale } = statement;
  const days = statementDays(statement, locale);
  const owed = isPositive(due)
    ? statementMailWords.isDue[contactRole](formatMoney(due, homeCurrency, locale))
    : statementMailWords.nothingIsDue;
  return written({
    to,
    subject: oneLine(statementMailWords.statementAccount(from.name)),
    paragraphs: [
      ...note.split(/\n+/).filter(Boolean),
      `${from.name} sends you your statement of account ${days[0]!.toLowerCase()}${days.slice(1)}. ${owed} It is attached as a PDF.`,
    ],
    foot: statementMailWords.sentBy(from.name),
  });
};
