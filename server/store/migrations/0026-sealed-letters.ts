/** Letters that carry a code or a token are sealed while they are kept; those of earlier releases are sealed at the next start. */
export const sealedLetters = `
alter table letter add column sealed boolean not null default false;
`;
