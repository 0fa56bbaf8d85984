import { teamMailWords } from '../../src/domain/mail/mail.words.ts';
import type { Letter, SecretLetter } from '../store/mail/letters.ts';
import { written, writtenSecret } from './written-letter.ts';

const onOneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** A typed name as no mail program makes a link of it: a hair space, which ends every address, parts what could be one. */
const unlinked = (name: string): string =>
  onOneLine(name).replace(/([.。｡．@＠])(?=\S)|:(?=\/)|\/(?=\S)/gu, (sign) => `${sign}\u200a`);

/** Asks somebody into a business's team. */
export const inviteLetter = (
  to: string,
  typed: { business: string; inviter: string; role: string; url: string },
): SecretLetter => {
  const { role, url } = typed;
  const [business, inviter] = [unlinked(typed.business), unlinked(typed.inviter)];
  return writtenSecret({
    to,
    subject: teamMailWords.invitesYouTo(inviter, business),
    paragraphs: [
      teamMailWords.helloUnnamed,
      teamMailWords.invitedToJoin({ inviter, business, role }),
      teamMailWords.linkBelowOpens14,
    ],
    act: { label: teamMailWords.acceptTheInvitation, url },
    foot: teamMailWords.ifStranger,
  });
};

/** Tells an owner that somebody became or stopped being one. */
export const ownerLetter = (
  to: string,
  { business, name, by, isOwner }: { business: string; name: string; by: string; isOwner: boolean },
): Letter =>
  written({
    to,
    subject: onOneLine(`${name} ${isOwner ? 'is now' : 'is no longer'} an owner of ${business}`),
    paragraphs: [
      teamMailWords.helloUnnamed,
      `${by} changed the team of ${business}: ${name} ${isOwner ? 'is now' : 'is no longer'} an owner.`,
    ],
    foot: teamMailWords.whyOwnerIsNotified(business),
  });
