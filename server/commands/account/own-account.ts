import { nameProblems } from '../../../src/domain/user/account.ts';
import { invalid, refusal, refusalOf } from '../../../src/domain/values/refusal.ts';
import { accountRefusals as accountRefusalWords } from '../../../src/domain/words/account.ts';
import { bytesOf } from '../../adapters/pictures/picture.ts';
import { passwordChangedLetter } from '../../letters/account-letters.ts';
import { confirmPassword } from '../../services/confirm-password.ts';
import { drawPicture } from '../../services/draw-picture.ts';
import { newPasswordProblem } from '../../services/new-password.ts';
import type { Visit } from '../../services/visit.ts';
import { asAccess, withAccess } from '../../store/access/access.ts';
import type { Identity } from '../../store/access/identity.ts';
import { endSessionsOf } from '../../store/access/sessions.ts';
import { dropImage, keepImage } from '../../store/access/user-images.ts';
import { rename, setPassword } from '../../store/access/users.ts';
import { Refused, refuse } from '../../store/database/tx.ts';
import { queueLetter } from '../../store/mail/letters.ts';
import { recordOfAccount } from '../../store/plan/events.ts';

/** Changes the user's names. @throws Refused for faults, each with its field */
export const updateProfile = async (
  visit: Visit,
  identity: Identity,
  firstName: string,
  lastName: string,
): Promise<void> => {
  refuse(refusalOf(nameProblems(firstName, lastName)));
  await rename(asAccess(visit.database), identity.userId, firstName.trim(), lastName.trim());
};

/** The longest side of a portrait, in pixels. */
const portraitSide = 256;

/**
 * Keeps a picture drawn anew, or none for an empty one; answers its key. Throws `Refused` for what is no picture, and for
 * whoever has not proved their address.
 */
export const updateImage = async (visit: Visit, identity: Identity, address: string): Promise<string> => {
  const query = asAccess(visit.database);
  if (address === '') {
    await dropImage(query, identity.userId);
    return '';
  }
  if (!identity.verified) throw new Refused(refusal('not-allowed', accountRefusalWords.confirmBeforePicture));
  const painter = { database: visit.database, userId: identity.userId, now: visit.clock() };
  const picture = await drawPicture(painter, bytesOf(address), portraitSide);
  if (!picture) throw new Refused(invalid('picture', accountRefusalWords.noPictureWeCan));
  return keepImage(query, identity.userId, picture);
};

/**
 * Sets a new password by the current one, ends every other session of the user, and tells them by mail.
 *
 * @throws Refused for a wrong current password, and a faulty new one
 */
export const changePassword = async (
  visit: Visit,
  identity: Identity,
  current: string,
  password: string,
): Promise<void> => {
  const problem = await newPasswordProblem(visit, { ...identity, id: identity.userId }, password);
  if (problem) throw new Refused(invalid('password', problem));
  await confirmPassword(visit, identity, current, 'current');
  const passwordHash = await visit.passwords.hash(password);
  await withAccess(visit.database, async (query) => {
    await setPassword(query, identity.userId, passwordHash);
    await endSessionsOf(query, identity.userId, identity.tokenHash);
    const user = { ...identity, id: identity.userId };
    await queueLetter(query, passwordChangedLetter(visit.origin, user), visit.clock());
    await recordOfAccount(query, user, 'password', visit);
  });
};
