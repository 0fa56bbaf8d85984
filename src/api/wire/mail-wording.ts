import { renaming } from './rename.ts';

/** What a mail says, and the days of reminders. */
export const mailWordingWire = renaming({ subject: 'Subject', text: 'Message', days: 'Days' });
