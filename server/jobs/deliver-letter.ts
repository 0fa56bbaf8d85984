import type { Task } from 'graphile-worker';
import type { HeadSigning } from '../../src/domain/audit/signed-head.ts';
import { keptLetter } from '../../src/domain/words/sending.ts';
import type { PlanPayments } from '../adapters/billing/plan-payments.ts';
import type { Mail } from '../adapters/mail/mail.ts';
import type { Gateways } from '../adapters/payments/gateway.ts';
import type { PaymentProvider } from '../adapters/payments/provider.ts';
import type { Sealing } from '../adapters/sealing.ts';
import type { ShopPlatform } from '../adapters/shop/platform.ts';
import type { Xlsx } from '../adapters/xlsx/xlsx.ts';
import type { Printing } from '../services/document-paper.ts';
import { asAccess } from '../store/access/access.ts';
import type { Database } from '../store/database/database.ts';
import type { Clock } from '../store/database/tx.ts';
import { letterFailed, letterSent, waitingLetter } from '../store/mail/letters.ts';

/** What a job works with. */
export interface JobServices extends Printing {
  /** What makes workbooks; threads of its own where it is left out. */
  xlsx?: Xlsx;
  database: Database;
  clock: Clock;
  mail: Mail;
  /** Null where no provider is set up; what it reported before waits. */
  payments: PaymentProvider | null;
  /** The providers that can be connected here, none when left out; reports of others wait. */
  gateways?: Gateways;
  /** Who takes what businesses pay for their plans; nobody when left out. */
  planPayments?: PlanPayments | null;
  /** Which online stores can be reached; none when left out. */
  shops?: ShopPlatform | null;
  /** What seals and opens letters; null where the installation has no key. */
  sealing: Sealing | null;
  /** What signs heads of the audit trail's chain; nothing is signed when left out. */
  signing?: HeadSigning | null;
  /** Where the page is reached; links in letters begin with it. */
  origin: string;
}

/** Sends one queued letter; one already sent or erased is let be. A failed try is noted and repeated by the queue. */
export const deliverLetter =
  ({ database, clock, mail, sealing }: JobServices): Task =>
  async (payload, { job }) => {
    const { letter: id } = payload as { letter: string };
    const query = asAccess(database);
    const letter = await waitingLetter(query, sealing, id);
    if (!letter) return;
    try {
      if (letter.closed) throw new Error(keptLetter.keyMissing);
      await mail.send(letter);
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      await letterFailed(query, id, fault, job.attempts >= job.max_attempts);
      throw error;
    }
    await letterSent(query, id, mail.staysHere, clock());
  };
