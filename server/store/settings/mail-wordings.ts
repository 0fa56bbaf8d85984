import * as z from 'zod/mini';
import { type MailKind, type MailWording, mailKinds } from '../../../src/domain/values/mail-kinds.ts';
import { objectOf } from '../database/json-shape.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

export type OwnWordings = Partial<Record<MailKind, MailWording>>;

export const ownWordingsShape: z.ZodMiniType<OwnWordings> = z.partialRecord(
  z.enum(mailKinds),
  objectOf<MailWording>({ subject: z.string(), text: z.string() }),
);

/** What a business's mails say in its own words, of those it has chosen words for. */
export const ownWordings = async (tx: BusinessTx): Promise<OwnWordings> => {
  const [row] = await tx.query(
    { mails: column.json.shaped(ownWordingsShape) },
    `select coalesce(settings -> 'mails', '{}') as mails from business where id = $1`,
    [tx.business.id],
  );
  return row!.mails;
};

/** Keeps the business's own words of a mail; null takes them away. */
export const keepWording = async (
  tx: BusinessTx,
  kind: MailKind,
  wording: MailWording | null,
): Promise<void> => {
  await tx.query(
    `update business set settings = jsonb_set(settings, '{mails}', case when $3::jsonb is null
       then coalesce(settings -> 'mails', '{}') - $2 else coalesce(settings -> 'mails', '{}') || jsonb_build_object($2::text, $3::jsonb) end)
     where id = $1`,
    [tx.business.id, kind, wording && JSON.stringify(wording)],
  );
};

/** The confirmed address of somebody who is on the team; null for anybody else. */
export const memberEmail = async (tx: BusinessTx, userId: string | null): Promise<string | null> => {
  const [row] = await tx.query({ email: column.text.orNull }, 'select member_email($1) as email', [userId]);
  return row?.email ?? null;
};

/** Where a mail is answered to: the business's own address, else that of the member who sent it; empty where neither is known. */
export const replyAddress = async (
  tx: BusinessTx,
  own: string | undefined,
  sender: string | null,
): Promise<string> => {
  if (own) return own;
  return (await memberEmail(tx, sender)) ?? '';
};
