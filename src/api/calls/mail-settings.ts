import { mailKinds } from '../../domain/values/mail-kinds.ts';
import { paperSizes } from '../../domain/values/paper-size.ts';
import { done, subject, told } from './call.ts';
import { anyWhole, flag, nullable, oneOf, optional, typedText, wholes } from './field.ts';

const { change } = subject('BusinessID', '/api/Business/').ours;
const permission = 'settings.business';

/** The version a change was opened on; left out, it goes over any. */
const version = optional(nullable(anyWhole('version')));
const says = told(done);
const touches = ['business-settings', 'dashboard'] as const;

/** What a business decides of its mails and its paper: apart from the other settings, which every form asks for. */
export const mailSettingsCalls = {
  /** What a mail says from now on. */
  saveMailWording: change('save-mail-wording', permission, {
    takes: {
      kind: oneOf('mail', mailKinds),
      subject: typedText('Subject', 300),
      text: typedText('Message', 6000),
      version,
    },
    says,
    touches: ['business-settings', 'sharing'],
  }),
  /** What documents are printed on, null for what is usual in the country, and how reports print what is below zero; left out, each stays. */
  savePaperSize: change('save-paper-size', permission, {
    takes: {
      size: optional(nullable(oneOf('PaperSize', paperSizes))),
      bracketsOnPaper: optional(flag('BracketsOnPaper')),
      version,
    },
    says,
    touches,
  }),
  /** On which days customers are reminded of what they owe. */
  saveReminders: change('save-reminders', permission, {
    takes: { on: flag('On'), days: wholes('Days', 50), version },
    says,
    touches,
  }),
};
