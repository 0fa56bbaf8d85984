/**
 * Queues of their own for work that may not wait for other work: a mail server that takes its time holds up no booking,
 * papers hold up no code for signing in, and a year of made-up business holds up nobody.
 */
export const lanes = {
  /** What is done in milliseconds, and what the books wait for. */
  prompt: {
    tasks: [
      'apply-provider-event',
      'forget-expired',
      'carry-recoveries-on',
      'send-reminders',
      'remind-customers',
      'find-lost-tasks',
      'ask-providers',
      'ask-session',
      'ask-account',
      'queue-plan-steps',
      'take-plan-steps',
      'ask-plan-payments',
      'ask-plan-payment',
      'find-plan-events',
      'queue-saved-reports',
      'carry-chains-on',
      'carry-chain-on',
    ],
    atOnce: 2,
  },
  /** Letters as they are: codes, links, news. */
  mail: { tasks: ['deliver-letter'], atOnce: 2 },
  /** Mails whose PDF is made first. */
  papers: { tasks: ['deliver-message'], atOnce: 2 },
  /** Files of rows: minutes of work that people wait for, and one of a business doesn't wait for another's. */
  files: {
    tasks: [
      'import-items',
      'undo-import',
      'make-report-file',
      'make-accountant-package',
      'export-books',
      'mail-saved-report',
    ],
    atOnce: 2,
  },
  /** Orders of online stores: many questions to shops that take their time. */
  stores: {
    tasks: [
      'apply-store-event',
      'sync-store',
      'poll-stores',
      'push-store-stock',
      'pull-store-stock',
      'check-stores',
      'follow-store-billings',
      'check-store',
      'follow-store-billing',
      'poll-store',
      'push-stock-to-store',
      'pull-stock-from-store',
    ],
    atOnce: 2,
  },
  /** Minutes of work. */
  long: { tasks: ['fill-demo'], atOnce: 1 },
} as const;

export type Lane = keyof typeof lanes;
export type TaskName = (typeof lanes)[Lane]['tasks'][number];

/** Counts jobs. */
export interface JobMeter {
  ran: (queue: Lane, task: string, outcome: 'done' | 'failed', seconds: number) => void;
}
