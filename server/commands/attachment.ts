import { permits, roleRefusal } from '../../src/domain/access/permissions.ts';
import { planHas } from '../../src/domain/access/plans.ts';
import { type AttachmentSubject, attachmentSubjects } from '../../src/domain/attachment/subjects.ts';
import type { Attachment } from '../../src/domain/documents/attachment.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { requestFaults as requestFaultWords } from '../../src/domain/words/requests.ts';
import { acceptedFile, attach } from '../services/attach.ts';
import { asAccess } from '../store/access/access.ts';
import { takeTries } from '../store/access/tries.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, Missing, Refused, refuse, type Tx, withBusiness } from '../store/database/tx.ts';
import {
  attachmentsOf,
  holdSubject,
  holdUploads,
  isAttached,
  keepUpload,
  type Subject,
  subjectsOf,
} from '../store/files/attachments.ts';
import { signFile } from '../store/files/files.ts';
import { recordEvent } from '../store/plan/events.ts';

/** Files one person may bring in any fifteen minutes. */
const most = 240;

const rowOf = (kind: string): AttachmentSubject => {
  const row = attachmentSubjects[kind];
  if (!row) throw new Missing();
  return row;
};

/**
 * A record that is written to, held so that files brought at once are counted one after the other: its own permission and flag are asked,
 * for the call is one for all kinds. @throws Refused, Missing
 */
const written = async (tx: Tx, id: string): Promise<Subject> => {
  const subject = await holdSubject(tx, id);
  const { edit, flag } = rowOf(subject.kind);
  refuse(roleRefusal(tx.user.role, edit));
  if (flag && !planHas(tx.business.plan, flag))
    throw new Refused(refusal('plan-limit', requestFaultWords.planDoesNotInclude, { details: { flag } }));
  return subject;
};

/** Whoever writes nothing that files are attached to brings none. */
const refuseOnlookers = ({ user }: Ctx): void => {
  const keys = Object.values(attachmentSubjects).flatMap(({ add, edit }) => [add, edit]);
  if (keys.some((key) => permits(user.role, key))) return;
  refuse(roleRefusal(user.role, keys[0]!));
};

export interface UploadedFile {
  bytes: Buffer;
  name: string;
  /** What it is attached to at once; null where a form names it as it is saved. */
  subjectId: string | null;
}

/**
 * Keeps a file somebody brings, and attaches it to what it names.
 *
 * @throws Refused for a file that is not taken, and for who may not; Throttled after very many
 */
export const uploadFile = async (
  ctx: Ctx,
  { bytes, name, subjectId }: UploadedFile,
): Promise<Attachment & { repeated?: boolean }> => {
  refuseOnlookers(ctx);
  const file = acceptedFile(bytes, name);
  await takeTries(asAccess(ctx.database), [{ subject: `files:${ctx.user.id}`, limit: most }], ctx.clock());
  return runOnce(ctx, async (tx) => {
    const subject = subjectId === null ? null : await written(tx, subjectId);
    const kept = await keepUpload(tx, file);
    if (!subject) return { ...kept };
    const standing = await attachmentsOf(tx, subject.id);
    await attach(tx, subject.id, { ids: [...standing.map(({ id }) => id), kept.id] });
    await recordEvent(tx, 'attachment.add', subject.kind, subject.id, { name: kept.name });
    return { ...kept };
  });
};

/**
 * Signs an address of a file for a minute, for whoever may see something it is attached to, and until it is attached for who brought it.
 *
 * @throws Missing for any other
 */
export const openFile = (ctx: Ctx, id: string): Promise<string> =>
  withBusiness(ctx, 'write', async (tx) => {
    const uploadedBy = (await holdUploads(tx, [id])).get(id);
    if (!uploadedBy) throw new Missing();
    const mayView = ({ kind }: Subject) => {
      const row = attachmentSubjects[kind];
      return row !== undefined && permits(tx.user.role, row.view);
    };
    const seen = (await subjectsOf(tx, id)).find(mayView);
    if (seen) return signFile(tx, id, seen.id);
    if (uploadedBy !== tx.user.id || (await isAttached(tx, id))) throw new Missing();
    return signFile(tx, id);
  });

/** Takes a file off what it is attached to, in whatever state that is. Throws `Missing` where it is not attached, and `Refused`. */
export const removeFile = (ctx: Ctx, subjectId: string, id: string): Promise<{ repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    const subject = await written(tx, subjectId);
    const standing = await attachmentsOf(tx, subjectId);
    const gone = standing.find((one) => one.id === id);
    if (!gone) throw new Missing();
    await attach(tx, subjectId, { ids: standing.map((one) => one.id).filter((one) => one !== id) });
    await recordEvent(tx, 'attachment.remove', subject.kind, subjectId, { name: gone.name });
    return {};
  });
