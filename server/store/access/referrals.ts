import { column } from '../database/row.ts';
import type { AccessQuery } from './access.ts';
import { newReferralCode } from './secrets.ts';

/** The user's code, made when there is none. Two codes alike happen once in a trillion, and fail the request. */
export const referralCodeOf = async (query: AccessQuery, userId: string): Promise<string> => {
  await query('insert into referral_code (user_id, code) values ($1, $2) on conflict (user_id) do nothing', [
    userId,
    newReferralCode(),
  ]);
  const [row] = await query({ code: column.text }, 'select code from referral_code where user_id = $1', [
    userId,
  ]);
  return row!.code;
};

/** Whose code it is, however its letters are written; null for nobody's. */
export const userOfReferralCode = async (query: AccessQuery, code: string): Promise<string | null> => {
  const [row] = await query(
    { userId: column.id },
    'select user_id from referral_code where code = upper($1)',
    [code],
  );
  return row?.userId ?? null;
};

/** Keeps who brought a user; answers who is on record, which is somebody else when it was said before. */
export const keepReferral = async (
  query: AccessQuery,
  userId: string,
  byUser: string,
  now: Date,
): Promise<string> => {
  await query(
    'insert into referral (user_id, by_user, at) values ($1, $2, $3) on conflict (user_id) do nothing',
    [userId, byUser, now],
  );
  const [row] = await query({ byUser: column.id }, 'select by_user from referral where user_id = $1', [
    userId,
  ]);
  return row!.byUser;
};

/** What came of a user's code, and the code they came by. */
export interface ReferralCount {
  total: number;
  /** Those of them who were let into a business, or opened one. */
  completed: number;
  addedCode: string | null;
}

export const referralCountOf = async (query: AccessQuery, userId: string): Promise<ReferralCount> => {
  const [row] = await query(
    { total: column.int, completed: column.int, addedCode: column.text.orNull },
    `select count(*)::int as total,
       count(*) filter (where exists (select 1 from member m where m.user_id = r.user_id))::int as completed,
       (select c.code from referral o join referral_code c on c.user_id = o.by_user where o.user_id = $1) as added_code
     from referral r where r.by_user = $1`,
    [userId],
  );
  return { total: row!.total, completed: row!.completed, addedCode: row!.addedCode };
};
