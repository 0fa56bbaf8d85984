import type { Standing } from '../values/standing.ts';
import type { ProviderName } from './provider.ts';

const connectionStatuses = ['NotConnected', 'Pending', 'Connected', 'Restricted'] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

/** What the chart of a connection knows beside its status. */
export interface ConnectionFacts {
  /** The business's account at the provider; null while none was begun. */
  account: string | null;
}

export type ConnectionStanding = Standing<ConnectionFacts> & { status: ConnectionStatus };

/** How far the provider says an account is: not all was given yet, it takes payments, or the provider holds it back. */
export type AccountState = 'unfinished' | 'ready' | 'limited';

/** A business's connection, as its panel shows it. */
export interface ProviderView {
  provider: ProviderName;
  /** False where this installation has no key of the provider. */
  available: boolean;
  /** True where the provider is a sandbox of ours. */
  sandbox: boolean;
  /** Payments by it are simulated while nobody is connected. */
  simulated: boolean;
  /** Where the account's money is seen at a sandbox of ours; null elsewhere. */
  sandboxPage: string | null;
  /** False for the provider's test mode, in which no money moves. */
  live: boolean;
  standing: ConnectionStanding;
  /** What the provider calls the account's owner; null before it says so. */
  accountName: string | null;
  bankName: string | null;
  /** The last digits of the bank account; null where the provider keeps it to itself. */
  lastDigits: string | null;
}

/** A bank of a provider's list. */
export interface ProviderBank {
  code: string;
  name: string;
}

/** True while the provider can be asked for payment pages. */
export const takesPayments = (status: string): boolean => status === 'Connected';
/** True while the provider is to be asked how far an account has come. */
export const isUnsettled = (status: ConnectionStatus): boolean =>
  status === 'Pending' || status === 'Restricted';
/** True while an account was begun, and its set-up isn't finished. */
export const isUnfinished = (status: ConnectionStatus): boolean => status === 'Pending';
/** True where the provider doesn't let the account take payments. */
export const isHeldBack = (status: ConnectionStatus): boolean => status === 'Restricted';
/** True while there is something to disconnect. */
export const isBegun = (status: string): boolean => status !== 'NotConnected';
