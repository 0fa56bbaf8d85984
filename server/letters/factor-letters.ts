import { formatDay } from '../../src/domain/format.ts';
import { noticesOfRecovery, type Recovery } from '../store/factor-recoveries.ts';
import type { Letter, SecretLetter } from '../store/letters.ts';
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
    subject: `Your two-step verification can be turned off from ${dayOf(codeAt)}`,
    paragraphs: [
      `Hello ${firstName},`,
      'Someone entered your password and said they can’t use your authenticator app or recovery codes.',
      `If that was you, there’s nothing to do: on ${dayOf(codeAt)} we’ll email you a code that turns two-step verification off.`,
      'If it wasn’t you, sign in with your app or a recovery code. That stops it. Then change your password.',
    ],
    act: { label: 'Sign in', url: `${origin}/` },
    foot: `This is notice ${notices} of ${noticesOfRecovery}.`,
  });

/** Carries the code that stands in for a lost second factor, once. */
export const recoveryCodeLetter = (
  origin: string,
  { email, firstName }: Addressee,
  code: string,
): SecretLetter =>
  writtenSecret({
    to: email,
    subject: 'Your code to turn off two-step verification',
    paragraphs: [
      `Hello ${firstName},`,
      'Sign in with your password, then enter this code. It turns two-step verification off and signs you out everywhere else.',
      code,
    ],
    act: { label: 'Sign in', url: `${origin}/` },
    foot: 'The code works once, for 7 days. If you didn’t ask for it, sign in with your app or a recovery code. Then change your password.',
  });

/** Tells a user that whoever runs the product turned their second factor off. */
export const factorEndedLetter = (origin: string, { email, firstName }: Addressee): Letter =>
  written({
    to: email,
    subject: 'Your second factor was turned off',
    paragraphs: [
      `Hello ${firstName},`,
      'The operator of Counterfoil turned off two-step verification for your account and signed you out everywhere.',
    ],
    act: { label: 'Sign in and set it up again', url: `${origin}/settings/security` },
    foot: 'If you didn’t ask for this, contact the operator.',
  });
