/** What every dialog says that asks before it does something. */

export const whatThisWillDo = 'What this will do';
export const tryAgain = 'Try again';
export const cannotBeDone = 'This can’t be done now';
export const close = 'Close';
export const undo = 'Undo';
