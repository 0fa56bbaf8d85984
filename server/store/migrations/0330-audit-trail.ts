import { sources } from '../../../src/domain/audit/source.ts';

const known = sources.map((source) => `'${source}'`).join(', ');

/**
 * An event says in which role and from where somebody acted and what changed, and what one act did is tied together: its events, of which
 * the later ones about the same thing are parts of the first, and its journal entries. What was kept before says none of it.
 *
 * What users do about their account is told in each business they are in; wrong passwords in a row are counted for it.
 */
export const auditTrail = `
alter table event add role text, add source text check (source in (${known})), add import_id uuid, add changes jsonb, add act_id uuid, add part_of uuid;
create policy account on event for insert to counterfoil_access with check (act like 'access.%' and subject_kind = 'user');

alter table journal_entry add act_id uuid;

alter table app_user add failed_sign_ins int not null default 0;
`;
