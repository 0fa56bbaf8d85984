import * as z from 'zod/mini';
import { toDoor } from './call.ts';
import { password } from './password.ts';
import { all, envelope, id, text, userId } from './wire-types.ts';

const { change, ours } = toDoor('session');

const nothing = envelope(z.null());

/** A picture as a data address: some 500 KB of PNG or JPEG. */
const picture = z.string().check(z.maxLength(700_000));

const session = z.object({
  id,
  ...all(z.string(), 'agent', 'address', 'createdAt', 'seenAt'),
  ...all(z.boolean(), 'remembered', 'own'),
});

/** The calls by which a user keeps their own account. */
export const accountSettingsCalls = {
  updateProfile: change('/api/AccountSettings/Updateprofile', {
    takes: { userid: userId, firstname: text(200), lastname: text(200) },
    answer: nothing,
  }),
  updateProfileImage: change('/api/AccountSettings/UpdateProfileImage', {
    takes: { userid: userId, profileimageurl: picture, profileimagekey: z.optional(text(100)) },
    answer: envelope(z.object({ profileimageurl: z.string(), profileimagekey: z.string() })),
  }),
  changeEmail: change('/api/Account/change-email', {
    takes: { current: text(300), new: text(300), 'confirm password': password },
    answer: nothing,
  }),
  confirmEmail: ours.change('/api/Account/confirm-email', {
    takes: { code: text(60) },
    answer: envelope(z.object({ email: z.string() })),
  }),
  changePassword: ours.change('/api/Account/change-password', {
    takes: { current: password, password },
    answer: nothing,
  }),
  security: ours.read('/api/Account/security', {
    takes: { userid: userId },
    answer: envelope(
      z.object({ sessions: z.array(session), secondFactor: z.boolean(), recoveryCodesLeft: z.number() }),
    ),
  }),
  endSession: ours.change('/api/Account/end-session', { takes: { id, password }, answer: nothing }),
  endOtherSessions: ours.change('/api/Account/end-other-sessions', { takes: { password }, answer: nothing }),
};
