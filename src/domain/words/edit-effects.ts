/** What an edit of a posted document will do, shown before it is saved. */

export const showWhatChanges = 'Show what changes';
export const whatChanges = 'What saving will change';
export const nothingIsSaved = 'Planned from what is typed now. Nothing is saved yet.';
