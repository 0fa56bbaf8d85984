import * as z from 'zod/mini';
import { call } from './call.ts';
import { password } from './password.ts';
import { envelope, id, text, userId } from './wire-types.ts';

const nothing = envelope(z.null());

/** A picture as a data address: some 500 KB of PNG or JPEG. */
const picture = z.string().check(z.maxLength(700_000));

const session = z.object({
  id,
  agent: z.string(),
  address: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
  remembered: z.boolean(),
  own: z.boolean(),
});

/** The calls by which a user keeps their own account. */
export const accountSettingsCalls = {
  updateProfile: call({
    method: 'POST',
    path: '/api/AccountSettings/Updateprofile',
    summary: 'Changes the names of the signed-in user.',
    door: 'session',
    permission: null,
    effect: 'changes',
    body: z.object({ userid: userId, firstname: text(200), lastname: text(200) }),
    answer: nothing,
  }),
  updateProfileImage: call({
    method: 'POST',
    path: '/api/AccountSettings/UpdateProfileImage',
    summary:
      'Keeps a PNG or JPEG given as a data address, drawn anew by the server; an empty one takes it away.',
    door: 'session',
    permission: null,
    effect: 'changes',
    body: z.object({ userid: userId, profileimageurl: picture, profileimagekey: z.optional(text(100)) }),
    answer: envelope(z.object({ profileimageurl: z.string(), profileimagekey: z.string() })),
  }),
  changeEmail: call({
    method: 'POST',
    path: '/api/Account/change-email',
    summary: 'Mails a code to the new address, which becomes the user’s once it is confirmed.',
    door: 'session',
    permission: null,
    effect: 'changes',
    body: z.object({ current: text(300), new: text(300), 'confirm password': password }),
    answer: nothing,
  }),
  confirmEmail: call({
    method: 'POST',
    path: '/api/Account/confirm-email',
    summary: 'Moves the user to their new address by the six digits mailed there.',
    door: 'session',
    permission: null,
    effect: 'changes',
    ours: true,
    body: z.object({ code: text(60) }),
    answer: envelope(z.object({ email: z.string() })),
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/Account/change-password',
    summary: 'Sets a new password by the current one, and ends every other session of the user.',
    door: 'session',
    permission: null,
    effect: 'changes',
    ours: true,
    body: z.object({ current: password, password }),
    answer: nothing,
  }),
  security: call({
    method: 'GET',
    path: '/api/Account/security',
    summary: 'The user’s live sessions, and how their second factor stands.',
    door: 'session',
    permission: null,
    effect: 'reads',
    ours: true,
    query: z.object({ userid: userId }),
    answer: envelope(
      z.object({
        sessions: z.array(session),
        secondFactor: z.boolean(),
        recoveryCodesLeft: z.number(),
      }),
    ),
  }),
  endSession: call({
    method: 'POST',
    path: '/api/Account/end-session',
    summary: 'Ends one of the user’s sessions, by their password.',
    door: 'session',
    permission: null,
    effect: 'changes',
    ours: true,
    body: z.object({ id, password }),
    answer: nothing,
  }),
  endOtherSessions: call({
    method: 'POST',
    path: '/api/Account/end-other-sessions',
    summary: 'Ends every session of the user but this one, by their password.',
    door: 'session',
    permission: null,
    effect: 'changes',
    ours: true,
    body: z.object({ password }),
    answer: nothing,
  }),
};
