import { timingSafeEqual } from 'node:crypto';
import { newId } from '../database/new-id.ts';
import { column } from '../database/row.ts';
import type { AccessQuery } from './access.ts';
import { hashOf } from './identity.ts';
import { newDigits, newLinkCode } from './secrets.ts';

/** The two secrets a mail carries; either proves that whoever sends it reads the address. */
export interface MailedSecrets {
  /** Six digits, good for 15 minutes and 5 tries. */
  digits: string;
  /** 128 bits, good for 60 minutes and one use. */
  link: string;
}

/** What a mail proves that its reader may do: say an address is theirs, set a new password, move to a new address. */
export type Purpose = 'verify' | 'reset' | 'change-email';

/** Whose proof it is, and what for. */
export interface ProofOf {
  userId: string;
  purpose: Purpose;
}

/** One mail of them. */
export interface MailedProof extends ProofOf {
  id: string;
}

const minutes = (now: Date, count: number): Date => new Date(now.getTime() + count * 60_000);
/** Six digits alone would have one hash for everybody. */
const digitsHash = (id: string, digits: string): Buffer => hashOf(`${id}:${digits}`);

/** Makes new secrets and kills the earlier ones, but for those that reset. Null when this intended mail was made before, and for nobody. */
export const newProof = async (
  query: AccessQuery,
  { userId, purpose }: ProofOf,
  intentHash: Buffer | null,
  now: Date,
  id: string = newId(),
): Promise<MailedSecrets | null> => {
  const secrets = { digits: newDigits(), link: newLinkCode() };
  // One at a time per user: of two at once, the later kills the earlier.
  await query('select 1 from app_user where id = $1 for update', [userId]);
  const made = await query(
    `insert into email_proof (id, user_id, purpose, code_hash, link_hash, code_until, link_until, tries_left, created_at, intent_hash)
     select $1, u.id, $3, $4, $5, $6, $7, 5, $8, $9 from app_user u where u.id = $2
     on conflict (intent_hash) do nothing returning id`,
    [
      id,
      userId,
      purpose,
      digitsHash(id, secrets.digits),
      hashOf(secrets.link),
      minutes(now, 15),
      minutes(now, 60),
      now,
      intentHash,
    ],
  );
  if (made.length === 0 && intentHash) return null;
  // Anybody may ask for a reset in another's name: what earlier mails carry stays good, or it could be killed without end.
  if (purpose !== 'reset')
    await query(
      `update email_proof set code_until = $3, link_until = $3
       where user_id = $1 and purpose = $4 and id <> $2 and used_at is null`,
      [userId, id, now, purpose],
    );
  return made.length > 0 ? secrets : null;
};

/** What became of a try: right, with the address the digits were mailed to where it is a new one, or wrong, with the tries left. */
export type Tried = { right: true; address: string | null } | { right: false; left: number };

/** Spends one of the five tries of a mail's digits, the newest's where none is named. */
export const tryDigits = async (
  query: AccessQuery,
  { userId, purpose, id }: ProofOf & Partial<MailedProof>,
  digits: string,
  now: Date,
): Promise<Tried> => {
  const [proof] = await query(
    { id: column.id, codeHash: column.bytes, address: column.text.orNull, left: column.int },
    `update email_proof set tries_left = tries_left - 1
     where ${id ? 'id = $4 and ' : ''}user_id = $1 and purpose = $2 and used_at is null and code_until > $3 and tries_left > 0
     returning id, code_hash, address, tries_left::int as left`,
    id ? [userId, purpose, now, id] : [userId, purpose, now],
  );
  return proof && timingSafeEqual(proof.codeHash, digitsHash(proof.id, digits))
    ? { right: true, address: proof.address }
    : { right: false, left: proof?.left ?? 0 };
};

/** True while the link's code opens something; nothing is used up. */
export const linkIsLive = async (
  query: AccessQuery,
  { userId, purpose }: ProofOf,
  link: string,
  now: Date,
): Promise<boolean> =>
  (
    await query(
      `select 1 from email_proof
       where user_id = $1 and purpose = $2 and link_hash = $3 and used_at is null and link_until > $4`,
      [userId, purpose, hashOf(link), now],
    )
  ).length > 0;

/** True when the code was mailed to this user at some time, dead or alive: who holds it may know how it ended. */
export const linkWasMailed = async (
  query: AccessQuery,
  { userId, purpose }: ProofOf,
  link: string,
): Promise<boolean> =>
  (
    await query('select 1 from email_proof where user_id = $1 and purpose = $2 and link_hash = $3', [
      userId,
      purpose,
      hashOf(link),
    ])
  ).length > 0;

/** Uses up what was mailed: neither the digits nor the link work again. */
export const useProofs = async (
  query: AccessQuery,
  { userId, purpose }: ProofOf,
  now: Date,
): Promise<void> => {
  await query('update email_proof set used_at = $2 where user_id = $1 and purpose = $3 and used_at is null', [
    userId,
    now,
    purpose,
  ]);
};

/** Right digits become a link's code of their own, good for the link's time: the mailed link is dead from then on. */
export const linkForDigits = async (
  query: AccessQuery,
  { userId, purpose, id }: MailedProof,
  now: Date,
): Promise<string> => {
  const link = newLinkCode();
  await query(
    `update email_proof set link_hash = $4, code_until = $5
     where id = $3 and user_id = $1 and purpose = $2 and used_at is null and code_until > $5`,
    [userId, purpose, id, hashOf(link), now],
  );
  return link;
};

/** Uses the link up where it still lives; of two at once one has it. */
export const useLink = async (
  query: AccessQuery,
  { userId, purpose }: ProofOf,
  link: string,
  now: Date,
): Promise<boolean> =>
  (
    await query(
      `update email_proof set used_at = $4
       where user_id = $1 and purpose = $2 and link_hash = $3 and used_at is null and link_until > $4 returning id`,
      [userId, purpose, hashOf(link), now],
    )
  ).length > 0;

/** Ties the newest proof to the address it was mailed to. */
export const setProofAddress = async (
  query: AccessQuery,
  { userId, purpose }: ProofOf,
  address: string,
): Promise<void> => {
  await query(
    `update email_proof set address = $3 where id =
       (select id from email_proof where user_id = $1 and purpose = $2 order by created_at desc, id desc limit 1)`,
    [userId, purpose, address],
  );
};
