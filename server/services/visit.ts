import type { Source } from '../../src/domain/audit/source.ts';
import type { Bounds } from '../../src/domain/values/bounds.ts';
import type { Passwords } from '../adapters/passwords.ts';
import type { Sealing } from '../adapters/sealing.ts';
import type { User } from '../store/access/users.ts';
import type { Database } from '../store/database/database.ts';
import type { Clock, Ctx } from '../store/database/tx.ts';

/** One request outside a business: what it is served with, and what is known of who sends it. */
export interface Visit {
  database: Database;
  clock: Clock;
  /** Where the page is reached, e.g. "https://books.example.com"; links in mails begin with it. */
  origin: string;
  /** What seals secrets; null where the installation has no key. */
  sealing: Sealing | null;
  /** What hashes and compares passwords for where this request comes from. */
  passwords: Passwords;
  /** What one person may do that reaches others; the usual bounds when left out. */
  bounds?: Bounds | undefined;
  /** The network address it came from, for the throttle. */
  address: string;
  /** What the browser says it is. */
  agent: string;
  /** From where it came, for the audit trail. */
  source?: Source;
  /** The intended act this request carries out, where the page sent a key. */
  intent?: Ctx['intent'] | undefined;
}

/** A user as everybody may see their own. */
export type Person = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'verified'>;

/** What opening a session answers: its token is stored nowhere and answered once. */
export interface Opened {
  token: string;
  user: Person;
}

export interface SignedIn extends Opened {
  /** What the browser is to be known by from now on. */
  device: string;
}
