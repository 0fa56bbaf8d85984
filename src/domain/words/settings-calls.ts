/** What each call of how a business numbers, writes and reminds does, in one line. */
export const settingsCallWords = {
  saveMailWording:
    'Sets what an email says from now on, its placeholders in braces; saved as ours, it is ours again.',
  savePaperSize: 'Sets the paper documents are printed on; null takes what is usual in the country.',
  pauseReminders: 'Sends a customer no automatic reminders until they are resumed.',
  saveReminders: 'Says on which days customers are reminded of what they owe, or that they aren’t.',
  saveNumbering: 'Sets the prefix and the least digits of a kind’s next numbers; those given stay.',
} as const;
