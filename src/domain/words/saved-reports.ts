import { everywhere, type Values } from './everywhere.ts';

/** What calls about saved reports answer. */
export const savedReportAnswers = {
  list: 'Saved reports',
  readers: 'Members who can get this report',
  saved: 'Report saved.',
  deleted: 'Saved report deleted.',
  subscription: 'Report email',
  unsubscribed: 'You won’t get this report by email anymore.',
};

/** What keeps a report from being saved. */
export const savedReportFaults = {
  nameMissing: everywhere.nameMissing,
  nameTooLong: 'Use a name of at most 100 characters.',
  nameTaken: (name: string) => `A saved report is already called ${name}. Choose another name.`,
  noteTooLong: 'Use at most 2,000 characters.',
  notSaved: 'This report can’t be saved.',
  addressWrong: 'This report can’t be made as it’s chosen. Change its filters and save it again.',
  dayWrong: 'Choose a day from 1 to 28.',
  formatMissing: 'Choose a file type.',
  readersMissing: 'Choose at least one member.',
  tooManyReaders: 'Choose at most 50 members.',
  mayNotRead: (name: string) => `${name} can’t see this report. Leave them out or change their role first.`,
  unknownReader: 'One of these people isn’t on your team anymore. Leave them out.',
  ofOwner: (owner: string) =>
    `Only ${owner} or someone who can change business settings can change this report. Save a copy under another name instead.`,
  plan: everywhere.reportNotInPlan,
  linkDead: 'This link doesn’t work anymore. The report may have been deleted.',
};

/** The pages and dialogs of saved reports. */
export const savedReportWords = {
  group: 'Saved',
  save: 'Save report',
  saveAsNew: 'Save as new',
  title: { new: 'Save report', edit: 'Saved report' },
  lead: 'Keeps the filters you’ve chosen. A period such as last month moves on with time.',
  confirm: 'Save',
  name: 'Name',
  note: 'Note',
  noteHint: 'Printed under the figures.',
  sharing: 'Who sees it',
  own: 'Only me',
  shared: 'Everyone who can see reports',
  every: 'Email it',
  never: 'Never',
  rhythms: { month: 'Every month', quarter: 'Every quarter' },
  everyHint: {
    month:
      'Sent after 6:00 on the day you choose. To send a month that’s over, save the report with Last month.',
    quarter:
      'Sent after 6:00 in the first month of each quarter of your fiscal year. To send a quarter that’s over, save the report with Last quarter.',
  },
  day: 'Day of the month',
  format: 'File',
  readers: 'Send to',
  reader: ({ name, state }: Values<'name' | 'state'>) => `${name} (${state})`,
  readerStates: {
    unsubscribed: 'unsubscribed',
    left: 'no longer on the team',
    role: 'can’t see this report',
    unconfirmed: 'email address not confirmed',
  },
  leftOut: (names: string) => `Not sent to ${names}.`,
  edit: 'Edit',
  update: 'Save these filters',
  delete: 'Delete',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteLead:
    'The saved report goes for everyone who sees it, and it’s no longer emailed. The figures stay in your books.',
  keep: 'Keep it',
  savedAs: (name: string) => `Saved as ${name}`,
  by: (owner: string) => `by ${owner}`,
  changed: 'You’ve changed its filters.',
  monthly: ({ day, next }: Values<'day' | 'next'>) => `Emailed monthly on day ${day}, next on ${next}.`,
  quarterly: ({ day, next }: Values<'day' | 'next'>) => `Emailed quarterly on day ${day}, next on ${next}.`,
  last: (day: string) => `Last sent for ${day}.`,
  notDelivered: (names: string) => `The last email to ${names} couldn’t be delivered.`,
  obstacles: {
    left: (owner: string) =>
      `Not emailed: ${owner} is no longer on the team. Edit and save it to email it in your name.`,
    role: (owner: string) => `Not emailed: ${owner}’s role can’t see this report anymore.`,
    plan: () => 'Not emailed: your plan no longer includes this report.',
  },
  refused: (why: string) => `The last file couldn’t be made: ${why}`,
  detail: (parts: readonly string[]) => parts.join(' · '),
} as const;

/** The mail a saved report comes with. */
export const reportMailWords = {
  subject: ({ name, days }: Values<'name' | 'days'>) => `${name}: ${days}`,
  hello: (name: string) => `Hello ${name},`,
  here: ({ title, days, business }: Values<'title' | 'days' | 'business'>) =>
    `Here’s the ${title} of ${business}, ${days}. The file is attached.`,
  open: 'Open the report',
  why: ({ owner, business, name }: Values<'owner' | 'business' | 'name'>) =>
    `You get this email because ${owner} of ${business} has “${name}” sent to you.`,
  unsubscribe: 'Unsubscribe',
} as const;

/** What the owner of a saved report is mailed once it isn't sent any more. */
export const savedReportNews = {
  subject: (name: string) => `“${name}” wasn’t emailed`,
  left: (name: string) =>
    `“${name}” wasn’t emailed because the person who saved it is no longer on the team. Edit and save it to email it in your name.`,
  role: (name: string) =>
    `“${name}” wasn’t emailed because your role can’t see this report anymore. Ask an owner of the business to change your role or to save the report themselves.`,
  plan: (name: string) =>
    `“${name}” wasn’t emailed because your plan no longer includes this report. Upgrade to send it again, or turn the email off.`,
  refused: ({ name, why }: Values<'name' | 'why'>) =>
    `“${name}” wasn’t emailed because its file couldn’t be made: ${why}`,
  gone: 'Something it’s about was deleted. Choose its filters again.',
  once: 'We won’t tell you again until it’s been sent.',
  open: 'Open saved reports',
} as const;

/** The page on which somebody takes themselves off a report's mail. */
export const unsubscribeWords = {
  title: 'Stop getting this report?',
  lead: ({ name, business }: Values<'name' | 'business'>) =>
    `“${name}” of ${business} won’t be emailed to you anymore. Others still get it.`,
  act: 'Unsubscribe',
  done: 'You’re unsubscribed',
  doneLead: ({ name, business }: Values<'name' | 'business'>) =>
    `“${name}” of ${business} isn’t emailed to you anymore. To get it again, ask the person who sends it.`,
  checking: 'Checking your link',
  failed: 'This link doesn’t work',
  home: 'Go to Counterfoil',
} as const;
