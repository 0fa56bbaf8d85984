/**
 * Why a store has to be connected again, and what the owners were mailed of it that still goes on: orders on hold, and a plan's limit. What
 * ended is told once more when it comes again.
 */
export const storeTold = `
alter table store_connection add column lost_by text check (lost_by in ('uninstalled', 'access')),
  add column told_of text[] not null default '{}' check (told_of <@ array['held', 'plan']);
`;
