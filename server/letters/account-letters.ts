import { idToWire } from '../../src/api/wire/id.ts';
import { accountMailWords } from '../../src/domain/mail/mail.words.ts';
import type { MailedSecrets } from '../store/access/proofs.ts';
import type { Letter, SecretLetter } from '../store/mail/letters.ts';
import { written, writtenSecret } from './written-letter.ts';

interface Addressee {
  id: string;
  email: string;
  firstName: string;
  verified: boolean;
}

/** Until an address is proved, its name is whatever somebody typed who may only have claimed it. */
const greeting = ({ firstName, verified }: Addressee): string =>
  verified ? accountMailWords.hello(firstName) : accountMailWords.helloUnnamed;

/** Asks for the proof that an address is its user's. */
export const verificationLetter = (
  origin: string,
  { id, email }: Pick<Addressee, 'id' | 'email'>,
  { digits, link }: MailedSecrets,
): SecretLetter =>
  writtenSecret({
    to: email,
    subject: accountMailWords.codeCounterfoil,
    paragraphs: [accountMailWords.helloUnnamed, accountMailWords.signUpCode],
    code: digits,
    act: {
      label: accountMailWords.verifyOneClick,
      url: `${origin}/auth/email-verification?userId=${idToWire(id)}&code=${link}`,
    },
    foot: accountMailWords.verifyLinkFoot,
  });

/** Tells the owner of an address that somebody, perhaps they themselves, signed up with it again. */
export const knownAddressLetter = (origin: string, email: string): Letter =>
  written({
    to: email,
    subject: accountMailWords.accountCounterfoil,
    paragraphs: [accountMailWords.helloUnnamed, accountMailWords.signedUpAgain],
    act: { label: accountMailWords.signin, url: `${origin}/` },
    foot: accountMailWords.ifNotYouAccountKept,
  });

/** Lets whoever reads the address set a new password. */
export const resetLetter = (origin: string, user: Addressee, { digits, link }: MailedSecrets): SecretLetter =>
  writtenSecret({
    to: user.email,
    subject: accountMailWords.codeNewPassword,
    paragraphs: [greeting(user), accountMailWords.resetCode],
    code: digits,
    act: {
      label: accountMailWords.resetLink,
      url: `${origin}/auth/reset-password?userId=${idToWire(user.id)}&code=${link}`,
    },
    foot: accountMailWords.passwordLinkFoot,
  });

/** Tells an address nobody has an account with that somebody asked to reset one. */
export const unknownAddressLetter = (origin: string, email: string): Letter =>
  written({
    to: email,
    subject: accountMailWords.noAccountAddress,
    paragraphs: [accountMailWords.helloUnnamed, accountMailWords.resetWithoutAccount],
    act: { label: accountMailWords.createAnAccount, url: `${origin}/signup` },
    foot: accountMailWords.ifNotYou,
  });

/** Tells the owner of an account that its password changed, in case it was not them. */
export const passwordChangedLetter = (origin: string, user: Addressee): Letter =>
  written({
    to: user.email,
    subject: accountMailWords.passwordChanged,
    paragraphs: [greeting(user), accountMailWords.passwordChangedLead],
    act: { label: accountMailWords.notMe, url: `${origin}/auth/forgot-password` },
    foot: accountMailWords.ifNothingDo,
  });

/** Tells the owner of an account that its second factor was turned on or off, in case it was not them. */
export const factorChangedLetter = (origin: string, { email, firstName }: Addressee, on: boolean): Letter => {
  const turned = on ? 'on' : 'off';
  return written({
    to: email,
    subject: accountMailWords.secondFactorTurned(turned),
    paragraphs: [accountMailWords.hello(firstName), accountMailWords.secondFactorTurnedLead(turned)],
    act: { label: accountMailWords.notMe, url: `${origin}/auth/forgot-password` },
    foot: accountMailWords.ifNothingDo,
  });
};

/** Asks whoever reads a new address to confirm that it is the user's. */
export const newAddressLetter = (origin: string, to: string, digits: string): SecretLetter =>
  writtenSecret({
    to,
    subject: accountMailWords.codeNewAddress,
    paragraphs: [accountMailWords.helloUnnamed, accountMailWords.addressCode],
    code: digits,
    act: { label: accountMailWords.openYourProfile, url: `${origin}/settings/profile` },
    foot: accountMailWords.ifNotRequested,
  });

/** Tells an address that has an account that somebody wanted to move there. */
export const takenAddressLetter = (origin: string, to: string): Letter =>
  written({
    to,
    subject: accountMailWords.addressAccountAlready,
    paragraphs: [accountMailWords.helloUnnamed, accountMailWords.addressWanted],
    act: { label: accountMailWords.signin, url: `${origin}/` },
    foot: accountMailWords.ifNotYou,
  });

/** Tells the old address that the account moved, in case it was not its owner. */
export const emailChangedLetter = (origin: string, to: string, email: string): Letter =>
  written({
    to,
    subject: accountMailWords.emailAddressChanged,
    paragraphs: [accountMailWords.helloUnnamed, accountMailWords.emailAddressChangedLead(email)],
    act: { label: accountMailWords.signin, url: `${origin}/` },
    foot: accountMailWords.ifNotYouAnswer,
  });
