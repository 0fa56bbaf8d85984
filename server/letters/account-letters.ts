import { idToWire } from '../../src/api/wire/id.ts';
import type { Letter, SecretLetter } from '../store/letters.ts';
import type { MailedSecrets } from '../store/proofs.ts';
import { written, writtenSecret } from './written-letter.ts';

interface Addressee {
  id: string;
  email: string;
  firstName: string;
  verified: boolean;
}

/** Until an address is proved, its name is whatever somebody typed who may only have claimed it. */
const greeting = ({ firstName, verified }: Addressee): string =>
  verified ? `Hello ${firstName},` : 'Hello,';

/** Asks for the proof that an address is its user's. */
export const verificationLetter = (
  origin: string,
  { id, email }: Pick<Addressee, 'id' | 'email'>,
  { digits, link }: MailedSecrets,
): SecretLetter =>
  writtenSecret({
    to: email,
    subject: 'Your code for Counterfoil',
    paragraphs: ['Hello,', 'Enter this code to finish signing up. It works for 15 minutes.'],
    code: digits,
    act: {
      label: 'Or verify with one click',
      url: `${origin}/auth/email-verification?userId=${idToWire(id)}&code=${link}`,
    },
    foot: 'The link works once, for 60 minutes. If you did not sign up, leave this mail be: nothing happens without the code.',
  });

/** Tells the owner of an address that somebody, perhaps they themselves, signed up with it again. */
export const knownAddressLetter = (origin: string, email: string): Letter =>
  written({
    to: email,
    subject: 'You have an account with Counterfoil',
    paragraphs: [
      'Hello,',
      'somebody signed up with this address. You have an account already, so no new one was made.',
    ],
    act: { label: 'Sign in', url: `${origin}/` },
    foot: 'If it was not you, there is nothing to do: your account and its password are as they were.',
  });

/** Lets whoever reads the address set a new password. */
export const resetLetter = (origin: string, user: Addressee, { digits, link }: MailedSecrets): SecretLetter =>
  writtenSecret({
    to: user.email,
    subject: 'Your code for a new password',
    paragraphs: [
      greeting(user),
      'Enter this code in the browser you asked from to choose a new password. It works for 15 minutes.',
    ],
    code: digits,
    act: {
      label: 'Or choose a new password with one click',
      url: `${origin}/auth/reset-password?userId=${idToWire(user.id)}&code=${link}`,
    },
    foot: 'The link works once, for 60 minutes. If you did not ask for it, leave this mail be: your password stays as it is.',
  });

/** Tells an address nobody has an account with that somebody asked to reset one. */
export const unknownAddressLetter = (origin: string, email: string): Letter =>
  written({
    to: email,
    subject: 'There is no account with this address',
    paragraphs: [
      'Hello,',
      'somebody asked for a new password with this address. No account at Counterfoil has it; perhaps you signed up with another one.',
    ],
    act: { label: 'Create an account', url: `${origin}/signup` },
    foot: 'If it was not you, there is nothing to do.',
  });

/** Tells the owner of an account that its password changed, in case it was not them. */
export const passwordChangedLetter = (origin: string, user: Addressee): Letter =>
  written({
    to: user.email,
    subject: 'Your password was changed',
    paragraphs: [
      greeting(user),
      'the password of your account was changed, and every other session of it was ended.',
    ],
    act: { label: 'It was not me: choose a new password', url: `${origin}/auth/forgot-password` },
    foot: 'If it was you, there is nothing to do.',
  });

/** Tells the owner of an account that its second factor was turned on or off, in case it was not them. */
export const factorChangedLetter = (origin: string, { email, firstName }: Addressee, on: boolean): Letter => {
  const turned = on ? 'on' : 'off';
  return written({
    to: email,
    subject: `Your second factor was turned ${turned}`,
    paragraphs: [
      `Hello ${firstName},`,
      `the second factor of your account was turned ${turned}, and every other session of it was ended.`,
    ],
    act: { label: 'It was not me: choose a new password', url: `${origin}/auth/forgot-password` },
    foot: 'If it was you, there is nothing to do.',
  });
};

/** Asks whoever reads a new address to confirm that it is the user's. */
export const newAddressLetter = (origin: string, to: string, digits: string): SecretLetter =>
  writtenSecret({
    to,
    subject: 'Your code for a new address',
    paragraphs: ['Hello,', 'Enter this code to use this address. It works for 15 minutes.'],
    code: digits,
    act: { label: 'Open your profile', url: `${origin}/settings/profile` },
    foot: 'If you did not ask for it, leave this mail be: nothing happens without the code.',
  });

/** Tells an address that has an account that somebody wanted to move there. */
export const takenAddressLetter = (origin: string, to: string): Letter =>
  written({
    to,
    subject: 'This address has an account already',
    paragraphs: ['Hello,', 'somebody wanted to use this address for another account. Nothing was changed.'],
    act: { label: 'Sign in', url: `${origin}/` },
    foot: 'If it was not you, there is nothing to do.',
  });

/** Tells the old address that the account moved, in case it was not its owner. */
export const emailChangedLetter = (origin: string, to: string, email: string): Letter =>
  written({
    to,
    subject: 'Your e-mail address was changed',
    paragraphs: ['Hello,', `your account is reached at ${email} from now on.`],
    act: { label: 'Sign in', url: `${origin}/` },
    foot: 'If it was not you, answer to whoever runs this installation at once.',
  });
