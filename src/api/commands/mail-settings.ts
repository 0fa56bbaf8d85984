import type { MailKind, MailWording } from '../../domain/mail-kinds.ts';
import type { PaperSize } from '../../domain/paper-size.ts';
import type { Reminders } from '../../domain/reminders.ts';
import { send } from '../client/client.ts';
import { mailSettingsCalls as calls } from '../contract/mail-settings.ts';
import { mailWordingWire } from '../wire/mail-wording.ts';
import { ourNames } from '../wire/rename.ts';
import type { Change } from './business.ts';
import type { Asked, Told } from './command.ts';

const ours = ourNames(mailWordingWire);

/** Keeps what a mail says from now on. */
export const saveMailWording = (
  { businessId: BusinessID, intentKey }: Asked,
  {
    typed: { kind: mail, subject: Subject, text: Message },
    version,
  }: Change<MailWording & { kind: MailKind }>,
): Promise<Told> =>
  send(calls.saveMailWording, { body: { BusinessID, mail, Subject, Message, version }, intentKey, ours });

/** Says on which days customers are reminded of what they owe. */
export const saveReminders = (
  { businessId: BusinessID, intentKey }: Asked,
  { typed: { on: On, days }, version }: Change<Reminders>,
): Promise<Told> =>
  send(calls.saveReminders, { body: { BusinessID, On, Days: [...days], version }, intentKey, ours });

/** Says what documents are printed on; null for what is usual in the country. */
export const savePaperSize = (
  { businessId: BusinessID, intentKey }: Asked,
  { typed: PaperSize, version }: Change<PaperSize | null>,
): Promise<Told> => send(calls.savePaperSize, { body: { BusinessID, PaperSize, version }, intentKey, ours });
