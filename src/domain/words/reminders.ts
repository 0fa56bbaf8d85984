/** Reminders that go out by themselves: their settings. */

export const title = 'Payment reminders';
export const lead =
  'Remind customers automatically at 9:00 about invoices you’ve emailed. Reminders stop as soon as an invoice is paid.';
export const switchOn = 'Send payment reminders';
export const daysBefore = 'Days before the due date';
export const onDay = 'Remind on the due date';
export const daysAfter = 'Days after the due date';
export const severalDays = 'Separate several with commas, such as 7, 21. Leave empty for none.';
export const save = 'Save reminders';
export const daysMissing = 'Choose at least one day.';
export const daysWrong =
  'Enter up to ten different whole days: at most 60 before and 365 after the due date.';
export const saved = 'Reminders saved.';
/** Who sent it, in a document's history. */
export const automatic = 'Automatic reminder';
