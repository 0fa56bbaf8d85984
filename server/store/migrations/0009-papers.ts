/**
 * Templates that differ in layout, with a typeface, a logo and a signature. Pictures are files, kept once by what they
 * hold: a document refers to the one it was issued with, so none is ever removed.
 */
export const papers = `
alter table template drop constraint template_style_check,
  add constraint template_style_check check (style in ('classic', 'band', 'letter')),
  add column font text not null default 'Avenir' check (font in ('Avenir', 'Inter', 'Georgia')),
  add column logo uuid, add column signature uuid, add column holder text not null default '',
  add foreign key (business_id, logo) references file, add foreign key (business_id, signature) references file;
create index file_by_content on file (business_id, sha256);
`;
