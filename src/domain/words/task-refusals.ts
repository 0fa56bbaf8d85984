/** Why long work can’t do that. */

export const notStopped = 'This task can’t be stopped. Wait until it’s finished.';
export const nothingToRetry = 'There’s nothing to try again: this task isn’t waiting.';
