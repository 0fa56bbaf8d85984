/** What calls about long work answer. */

export const stopped = 'Task stopped.';
export const queuedAgain = 'The task continues.';
