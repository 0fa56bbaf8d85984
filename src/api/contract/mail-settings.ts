import * as z from 'zod/mini';
import { mailKinds } from '../../domain/mail-kinds.ts';
import { saved, version } from './business.ts';
import { inBusiness } from './call.ts';
import { text } from './wire-types.ts';

const { ours } = inBusiness('BusinessID', '/api/Business/');

/** What a business decides of its mails: apart from the other settings, which every form asks for. */
export const mailSettingsCalls = {
  saveMailWording: ours.change('save-mail-wording', 'settings.business', saved, {
    mail: z.enum(mailKinds),
    Subject: text(300),
    Message: text(6000),
    version,
  }),
  saveReminders: ours.change('save-reminders', 'settings.business', saved, {
    On: z.boolean(),
    Days: z.array(z.int()).check(z.maxLength(50)),
    version,
  }),
};
