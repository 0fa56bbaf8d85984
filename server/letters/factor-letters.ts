import { factorMailWords } from '../../src/domain/mail/mail.words.ts';
import { formatDay } from '../../src/domain/values/format.ts';
import { noticesOfRecovery, type Recovery } from '../store/access/factor-recoveries.ts';
import type { Letter, SecretLetter } from '../store/mail/letters.ts';
import { written, writtenSecret } from './written-letter.ts';

interface Addressee {
  email: string;
  firstName: string;
}

const dayOf = (at: Date): string => formatDay(at.toISOString().slice(0, 10), 'en-GB', 'long');

/** Tells a user, so many times, that somebody who knows their password asked for a code without the second factor. */
export const recoveryNoticeLetter = (
  origin: string,
  { email, firstName }: Addressee,
  { notices, codeAt }: Recovery,
): Letter =>
  written({
    to: email,
    subject: factorMailWords.canTurnOffFrom(dayOf(codeAt)),
    paragraphs: [
      factorMailWords.hello(firstName),
      factorMailWords.someoneLacksFactor,
      factorMailWords.ifThatWasYou(dayOf(codeAt)),
      factorMailWords.ifItWasNotYou,
    ],
    act: { label: factorMailWords.signin, url: `${origin}/` },
    foot: factorMailWords.notice(notices, noticesOfRecovery),
  });

/** Carries the code that stands in for a lost second factor, once. */
export const recoveryCodeLetter = (
  origin: string,
  { email, firstName }: Addressee,
  code: string,
): SecretLetter =>
  writtenSecret({
    to: email,
    subject: factorMailWords.turnOffCode,
    paragraphs: [factorMailWords.hello(firstName), factorMailWords.enterTurnOffCode, code],
    act: { label: factorMailWords.signin, url: `${origin}/` },
    foot: factorMailWords.codeWorksOnce7,
  });

/** Tells a user that whoever runs the product turned their second factor off. */
export const factorEndedLetter = (origin: string, { email, firstName }: Addressee): Letter =>
  written({
    to: email,
    subject: factorMailWords.secondFactorTurnedOff,
    paragraphs: [factorMailWords.hello(firstName), factorMailWords.operatorTurnedOff],
    act: { label: factorMailWords.setUpAgain, url: `${origin}/settings/security` },
    foot: factorMailWords.ifNotRequested,
  });
