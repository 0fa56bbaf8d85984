import { fromPromise } from 'xstate';
import type { Onboarding } from '../../domain/business/onboarding.ts';
import type { Registration } from '../../domain/user/account.ts';
import type { User } from '../../domain/user/user.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Thirty days rather than twelve idle hours. */
  remember: boolean;
}

/** The password was right, and a second factor is asked for; the secret says which sign-in it belongs to. */
export interface Challenge {
  challenge: string;
}

/** How far the way back is: when the code that stands in for the second factor is mailed, or was. */
export interface FactorRecovery {
  codeAt: string;
  mailed: boolean;
}

/** What the mailed link carries. */
export interface MailedLink {
  userId: string;
  code: string;
}

const unprovided = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The session has no port "${name}".`)));

/** What the session asks of the world; each refuses to run until a screen or a test provides it. */
export const sessionPorts = {
  /** The user of the kept session; null where none is kept. */
  loadUser: unprovided<User | null, undefined>('loadUser'),
  signIn: unprovided<User | Challenge, Credentials>('signIn'),
  /** Begins the way back of somebody without their second factor. */
  recoverFactor: unprovided<FactorRecovery, Challenge>('recoverFactor'),
  proveFactor: unprovided<User, Challenge & { code: string }>('proveFactor'),
  register: unprovided<User, Registration>('register'),
  verify: unprovided<User, { user: User | null; code: string }>('verify'),
  /** Null where the link proves the address but nobody is signed in here. */
  verifyLink: unprovided<User | null, MailedLink | null>('verifyLink'),
  /** The same by the password of its registration. */
  verifyLinkBy: unprovided<User | null, { link: MailedLink | null; password: string }>('verifyLinkBy'),
  resend: unprovided<void, { user: User | null }>('resend'),
  /** The same whether anybody has the address or not. */
  forgotPassword: unprovided<void, { address: string }>('forgotPassword'),
  /** Six digits for the code that sets a new password. */
  exchangeCode: unprovided<MailedLink, { address: string; code: string }>('exchangeCode'),
  checkResetLink: unprovided<void, MailedLink | null>('checkResetLink'),
  resetPassword: unprovided<void, { link: MailedLink | null; password: string }>('resetPassword'),
  onboard: unprovided<User, { user: User | null; draft: Onboarding }>('onboard'),
  signOut: unprovided<void, undefined>('signOut'),
  /** Clears all that this browser keeps for the user who left. */
  clearStorage: unprovided<void, { userId: string | null }>('clearStorage'),
};
