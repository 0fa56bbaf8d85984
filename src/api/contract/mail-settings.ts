import * as z from 'zod/mini';
import { mailKinds } from '../../domain/mail-kinds.ts';
import { saved, version } from './business.ts';
import { inBusiness } from './call.ts';
import { paperSize } from './paper-wire.ts';
import { text } from './wire-types.ts';

const { ours } = inBusiness('BusinessID', '/api/Business/');

/** What a business decides of its mails and its paper: apart from the other settings, which every form asks for. */
export const mailSettingsCalls = {
  saveMailWording: ours.change('save-mail-wording', 'settings.business', saved, {
    mail: z.enum(mailKinds),
    Subject: text(300),
    Message: text(6000),
    version,
  }),
  savePaperSize: ours.change('save-paper-size', 'settings.business', saved, {
    PaperSize: z.nullable(paperSize),
    version,
  }),
  saveReminders: ours.change('save-reminders', 'settings.business', saved, {
    On: z.boolean(),
    Days: z.array(z.int()).check(z.maxLength(50)),
    version,
  }),
};
