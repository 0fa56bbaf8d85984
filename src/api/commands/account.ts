import { send } from '../client/client.ts';
import { accountSettingsCalls as calls } from '../contract/account-settings.ts';
import { secondFactorCalls } from '../contract/second-factor.ts';
import { ourNames } from '../wire/rename.ts';
import { userWire } from '../wire/user.ts';
import type { Told } from './command.ts';

const ours = ourNames(userWire);

/** Changes what the user is called. */
export const saveNames = (typed: { firstName: string; lastName: string }, intentKey: string): Promise<Told> =>
  send(calls.updateProfile, { body: userWire.toWire(typed), intentKey, ours });

/** Keeps a picture given as a data address; an empty one takes it away. */
export const savePicture = (picture: string): Promise<Told> =>
  send(calls.updateProfileImage, { body: { profileimageurl: picture } });

/** Mails a code to the address the user moves to. */
export const askNewEmail = (
  { confirmPassword, ...addresses }: { current: string; new: string; confirmPassword: string },
  intentKey: string,
): Promise<Told> =>
  send(calls.changeEmail, { body: { ...addresses, 'confirm password': confirmPassword }, intentKey });

/** Moves the user to their new address by the code mailed there. */
export const confirmNewEmail = (code: string, intentKey: string): Promise<Told> =>
  send(calls.confirmEmail, { body: { code }, intentKey });

/** Sets a new password by the present one, and ends every other session. */
export const changePassword = (
  typed: { current: string; password: string },
  intentKey: string,
): Promise<Told> => send(calls.changePassword, { body: typed, intentKey });

/** Ends one of the user's sessions, or all but this one where none is named. */
export const endSessions = (id: string | null, password: string, intentKey: string): Promise<Told> =>
  id
    ? send(calls.endSession, { body: { id, password }, intentKey })
    : send(calls.endOtherSessions, { body: { password }, intentKey });

/** Makes a secret for an authenticator app; it counts once a code of it was confirmed. */
export const beginFactor = async (password: string): Promise<Told & { secret: string; address: string }> => {
  const { message, data } = await send(secondFactorCalls.beginFactor, { body: { password } });
  return { message, ...data };
};

/** Turns the second factor on by a code of it; answers the recovery codes, once. */
export const confirmFactor = async (code: string): Promise<Told & { codes: readonly string[] }> => {
  const { message, data } = await send(secondFactorCalls.confirmFactor, { body: { code } });
  return { message, codes: data.recoveryCodes };
};

/** Turns the second factor off. */
export const endFactor = (password: string): Promise<Told> =>
  send(secondFactorCalls.endFactor, { body: { password } });
