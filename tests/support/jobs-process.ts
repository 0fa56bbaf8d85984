import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import { pdfThreads } from '../../server/adapters/pdf/pdf-threads.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { openDatabase } from '../../server/store/database/database.ts';
import { killAtNamedPoint } from './kill-at.ts';

/** Carries out queued work of the database it is told, at the time it is told, as a process of its own that can be killed. Ends with its parent. */
killAtNamedPoint();
const database = await openDatabase(process.env.DATABASE_URL!, 4);
await startJobs(
  {
    database,
    clock: () => new Date(process.env.JOBS_CLOCK!),
    mail: localMailbox,
    payments: null,
    sealing: null,
    pdf: pdfThreads(1),
    origin: 'http://localhost',
  },
  (error) => console.error(error),
  { beatSeconds: 1, deadSeconds: 3 },
);
process.on('disconnect', () => process.exit());
process.send!({ ready: true });
