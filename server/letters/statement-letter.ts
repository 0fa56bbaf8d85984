import { greetingWords, statementMailWords } from '../../src/domain/mail/mail.words.ts';
import { isPositive } from '../../src/domain/money.ts';
import { type PrintableStatement, statementDays } from '../../src/domain/report/account-statement.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { formatMoney } from '../../src/domain/values/format.ts';
import type { Letter } from '../store/mail/letters.ts';
import { brandOf, oneLine } from './brand.ts';
import { writtenBy } from './written-letter.ts';

/**
 * The letter a statement of account goes with: the sender's words first, then what is owed, and where what is due first is paid online; the
 * statement is attached.
 */
export const statementLetter = (
  { to, note, contactRole }: { to: string; note: string; contactRole: ContactRole },
  statement: PrintableStatement,
): Letter => {
  const { from, to: contact, due, homeCurrency, locale, online } = statement;
  const days = statementDays(statement, locale);
  return writtenBy({
    ...brandOf(statement),
    to,
    subject: oneLine(statementMailWords.statementAccount(from.name)),
    paragraphs: [
      greetingWords.hello(contact.name),
      ...note.split(/\n+/).filter(Boolean),
      statementMailWords.hereIs({ days: `${days[0]!.toLowerCase()}${days.slice(1)}` }),
      greetingWords.regards(from.name),
    ],
    closes: true,
    sum: isPositive(due)
      ? {
          label: statementMailWords.due[contactRole],
          amount: formatMoney(due, homeCurrency, locale),
          lines: [],
        }
      : { label: statementMailWords.nothingIsDue, amount: formatMoney('0', homeCurrency, locale), lines: [] },
    ...(online && {
      act: { label: statementMailWords.pay(online.number), url: online.link },
      numbers: [online.number],
    }),
    foot: statementMailWords.sentBy(from.name),
  });
};
