import type { Task } from 'graphile-worker';
import { type AskedBooks, makeBooksFile } from '../http/books/books-file.ts';
import type { JobServices } from './deliver-letter.ts';
import { fileTask } from './file-task.ts';

/** Makes the file of the books that its task names and keeps it there. */
export const exportBooks = (services: Pick<JobServices, 'database' | 'clock'>): Task =>
  fileTask(services, (ctx, { asked }) => makeBooksFile(ctx, asked as AskedBooks));
