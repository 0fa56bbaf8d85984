import * as z from 'zod/mini';
import { nothing } from './answer-wire.ts';
import { toDoor } from './call.ts';
import { password } from './password.ts';
import { all, id, text, userId } from './wire-types.ts';

const { change, ours } = toDoor('session', '/api/Account/');

/** A picture as a data address: some 500 KB of PNG or JPEG. */
const picture = z.string().check(z.maxLength(700_000));

const session = z.object({
  id,
  ...all(z.string(), 'agent address createdAt seenAt'),
  ...all(z.boolean(), 'remembered own'),
});

/** The calls by which a user keeps their own account. */
export const accountSettingsCalls = {
  updateProfile: change('/api/AccountSettings/Updateprofile', nothing, {
    userid: userId,
    ...all(text(200), 'firstname lastname'),
  }),
  updateProfileImage: change(
    '/api/AccountSettings/UpdateProfileImage',
    all(z.string(), 'profileimageurl profileimagekey'),
    { userid: userId, profileimageurl: picture, profileimagekey: z.optional(text(100)) },
  ),
  changeEmail: change('change-email', nothing, {
    ...all(text(300), 'current new'),
    'confirm password': password,
  }),
  confirmEmail: ours.change('confirm-email', { email: z.string() }, { code: text(60) }),
  changePassword: ours.change('change-password', nothing, { current: password, password }),
  security: ours.read(
    'security',
    { sessions: z.array(session), secondFactor: z.boolean(), recoveryCodesLeft: z.number() },
    { userid: userId },
  ),
  endSession: ours.change('end-session', nothing, { id, password }),
  endOtherSessions: ours.change('end-other-sessions', nothing, { password }),
};
