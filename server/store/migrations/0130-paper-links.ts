/**
 * Whether a template's paper says how it is paid online, and which links of a document stand on its paper: those are made
 * again from the installation's key, so that printing it a hundred times makes one link.
 */
export const paperLinks = `
alter table template add column shows_online boolean not null default true;
alter table share add column on_paper boolean not null default false;
`;
