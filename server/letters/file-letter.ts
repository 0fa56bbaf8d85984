import { fileMailWords as words } from '../../src/domain/task/tasks.words.ts';
import type { Letter } from '../store/mail/letters.ts';
import { written } from './written-letter.ts';

/** Tells whoever asked for a file that it waits under the tasks; the file itself isn't sent. */
export const fileLetter = (
  origin: string,
  to: string,
  { name, business }: { name: string; business: string },
): Letter =>
  written({
    to,
    subject: words.subject(name),
    paragraphs: [words.ready({ name, business })],
    act: { label: words.open, url: `${origin}/tasks` },
    foot: words.why,
  });
