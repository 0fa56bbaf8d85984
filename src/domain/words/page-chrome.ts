/** What the page says of itself. */

export const loading = 'Loading';
export const dismiss = 'Dismiss';
export const notSaved = 'Not saved yet';
export const save = 'Save';
export const unsaved = 'Unsaved changes';
export const copyRefused = ({ text }: { text: string }) =>
  `Your browser didn’t let us copy this. Copy it yourself: ${text}`;

/** The way to the list a page belongs to. */
export const wayBack = 'Way back';
