import { reportMailWords as words } from '../../src/domain/words/saved-reports.ts';
import type { Letter } from '../store/mail/letters.ts';
import { oneLine } from './brand.ts';
import { written } from './written-letter.ts';

/** What the mail of a saved report says of it. */
interface MailedReport {
  to: string;
  firstName: string;
  /** What it was saved as, and what the report is called. */
  name: string;
  title: string;
  /** Which days it is of, in words. */
  days: string;
  note: string;
  owner: string;
  business: string;
  /** Where it is opened, and where its reader takes themselves off. */
  page: string;
  unsubscribe: string;
}

/** The letter a saved report goes with; its file is attached. */
export const reportLetter = ({
  to,
  firstName,
  name,
  title,
  days,
  note,
  owner,
  business,
  page,
  unsubscribe,
}: MailedReport): Letter =>
  written({
    to,
    subject: oneLine(words.subject({ name, days })),
    paragraphs: [
      words.hello(firstName),
      words.here({ title, days: `${days[0]!.toLowerCase()}${days.slice(1)}`, business }),
      ...note.split(/\n+/).filter(Boolean),
    ],
    act: { label: words.open, url: page },
    foot: words.why({ owner, business, name }),
    unsubscribe: { label: words.unsubscribe, url: unsubscribe },
  });
