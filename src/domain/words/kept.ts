/** What is said of what was typed in a form and not saved. */

export const left = 'We kept your unsaved changes.';
export const back = 'Go back to them';
export const discard = 'Discard';
export const restored = 'We restored your unsaved changes.';
