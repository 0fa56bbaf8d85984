import type { Letter } from '../../store/letters.ts';
import { written } from '../written-letter.ts';

const onOneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** Asks somebody into a business's team. */
export const inviteLetter = (
  to: string,
  { business, inviter, role, url }: { business: string; inviter: string; role: string; url: string },
): Letter =>
  written({
    to,
    subject: onOneLine(`${inviter} invites you to ${business}`),
    paragraphs: [
      'Hello,',
      `${inviter} asks you to work in the books of ${business}, as ${role}.`,
      'The link below opens for 14 days. A newer mail replaces it.',
    ],
    act: { label: 'Accept the invitation', url },
    foot: 'If you know nobody there, leave this mail be: nothing happens without you.',
  });
