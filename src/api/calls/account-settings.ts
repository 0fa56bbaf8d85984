import * as z from 'zod/mini';
import { text as limited, userId } from '../wire/values.ts';
import { sentence, told } from './call.ts';
import { flag, id, list, number, text, typedText, verbatim } from './field.ts';
import { outsideBusiness } from './outside-business.ts';
import { password } from './password.ts';

const { change, ours } = outsideBusiness('session', '/api/Account/');
const sent = { userid: userId };

/** A picture as a data address: some 500 KB of PNG, JPEG or WebP. */
const picture = verbatim(z.string().check(z.maxLength(700_000)));

const session = {
  id: id('id'),
  /** What the browser says it is. */
  agent: text('agent'),
  address: text('address'),
  createdAt: text('createdAt'),
  seenAt: text('seenAt'),
  remembered: flag('remembered'),
  own: flag('own'),
};

const touches = ['account', 'security'] as const;

/** The calls by which a user keeps their own account. */
export const accountSettingsCalls = {
  updateProfile: outsideBusiness('session', '', sent).change('/api/AccountSettings/Updateprofile', {
    takes: { firstName: typedText('firstname', 200), lastName: typedText('lastname', 200) },
    says: sentence,
    touches: ['account'],
  }),
  updateProfileImage: outsideBusiness('session', '', {
    ...sent,
    profileimagekey: z.optional(limited(100)),
  }).change('/api/AccountSettings/UpdateProfileImage', {
    /** An empty one takes it away. */
    takes: { picture: picture('profileimageurl') },
    says: told({ picture: text('profileimageurl'), key: text('profileimagekey') }),
    touches: ['account'],
  }),
  changeEmail: change('change-email', {
    takes: {
      current: typedText('current', 300),
      new: typedText('new', 300),
      confirmPassword: password('confirm password'),
    },
    says: sentence,
    touches: ['account'],
  }),
  confirmEmail: ours.change('confirm-email', {
    takes: { code: typedText('code', 60) },
    says: told({ email: text('email') }),
    touches: ['account'],
  }),
  changePassword: ours.change('change-password', {
    takes: { current: password('current'), password: password('password') },
    says: sentence,
    touches,
  }),
  security: outsideBusiness('session', '/api/Account/', sent).ours.read('security', {
    says: told({
      sessions: list('sessions', session),
      secondFactor: flag('secondFactor'),
      recoveryCodesLeft: number('recoveryCodesLeft'),
    }),
    reads: 'security',
  }),
  endSession: ours.change('end-session', {
    takes: { id: id('id'), password: password('password') },
    says: sentence,
    touches,
  }),
  endOtherSessions: ours.change('end-other-sessions', {
    takes: { password: password('password') },
    says: sentence,
    touches,
  }),
};
