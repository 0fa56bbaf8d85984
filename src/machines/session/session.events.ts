import { assertEvent } from 'xstate';
import type { Onboarding } from '../../domain/business/onboarding.ts';
import type { Registration } from '../../domain/user/account.ts';
import type { User } from '../../domain/user/user.ts';
import type { Credentials, MailedLink } from './session.ports.ts';

/** What may happen to a session: asked by a person in the imperative, reported by the world in the past tense. */
export type SessionEvent =
  | ({ type: 'credentials.send' } & Credentials)
  /** A code of the second factor, or a recovery code in its place. */
  | { type: 'factor.send'; code: string }
  | { type: 'factor.leave' }
  /** They have neither their app nor a recovery code. */
  | { type: 'factor.recover' }
  | ({ type: 'account.register' } & Registration)
  | { type: 'code.send'; code: string }
  | { type: 'code.resend' }
  | ({ type: 'link.open' } & MailedLink)
  | { type: 'password.forget'; email: string }
  /** The password of the registration whose link was opened. */
  | { type: 'link.prove'; password: string }
  /** The mailed link that sets a new password. */
  | ({ type: 'reset.open' } & MailedLink)
  | { type: 'password.choose'; password: string }
  | { type: 'recovery.leave' }
  | { type: 'redirect.now' }
  /** Something is typed, or the page is left: whoever is being sent away stays. */
  | { type: 'redirect.stop' }
  | { type: 'business.save'; draft: Onboarding }
  /** A page for signed-in users was asked for at this path. */
  | { type: 'page.open'; path: string }
  /** The user, or a business of theirs, is not as it was: who they are now. */
  | { type: 'user.changed'; user: User }
  | { type: 'session.retry' }
  | { type: 'session.signOut' }
  /** `why` where it did not end by itself. */
  | { type: 'session.expired'; why?: string }
  /** The role or the plan is another one than the page knows. */
  | { type: 'access.changed' }
  | { type: 'session.endedElsewhere' }
  | { type: 'session.otherUser' }
  | { type: 'server.lost' }
  | { type: 'server.found' };

export const credentialsOf = (event: SessionEvent): Credentials => {
  assertEvent(event, 'credentials.send');
  return { email: event.email, password: event.password, remember: event.remember };
};

export const registrationOf = (event: SessionEvent): Registration => {
  assertEvent(event, 'account.register');
  const { firstName, lastName, email, password } = event;
  return { firstName, lastName, email, password };
};

export const codeOf = (event: SessionEvent): string => {
  assertEvent(event, 'code.send');
  return event.code;
};

export const draftOf = (event: SessionEvent): Onboarding => {
  assertEvent(event, 'business.save');
  return event.draft;
};

export const passwordOf = (event: SessionEvent): string => {
  assertEvent(event, ['password.choose', 'link.prove']);
  return event.password;
};

export const factorOf = (event: SessionEvent): string => {
  assertEvent(event, 'factor.send');
  return event.code;
};
