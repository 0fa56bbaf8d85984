import type { PlanPayments } from '../adapters/billing/plan-payments.ts';
import type { Database } from '../store/database/database.ts';
import type { Clock } from '../store/database/tx.ts';

/** What payments of plans are begun, settled and asked about with. */
export interface PlanPaymentServices {
  database: Database;
  clock: Clock;
  /** Who takes them; null where nobody does. */
  planPayments: PlanPayments | null;
  /** Where the page is reached; links in mails begin with it. */
  origin: string;
}
