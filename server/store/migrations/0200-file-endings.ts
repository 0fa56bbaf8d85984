/** Files brought until now keep the ending of their type, and no mark that lets a name read backwards, as those brought from now on. */
export const fileEndings = `
do $$ begin
  perform set_config('app.maintenance', 'on', true);
  update file set name = regexp_replace(name, '[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[\\s.]+$', '', 'g')
    where uploaded_at is not null and name ~ '[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[\\s.]+$';
  update file set name = coalesce(nullif(left(regexp_replace(name, '\\.[a-z][a-z0-9]*$', '', 'i'), 196), ''), 'file') || own.ending
    from (values ('application/pdf', '.pdf', 'pdf'), ('image/png', '.png', 'png'), ('image/jpeg', '.jpg', 'jpe?g'),
      ('image/webp', '.webp', 'webp'), ('text/csv', '.csv', 'csv'), ('text/plain', '.txt', 'txt|text|log')) as own (mime, ending, taken)
    where uploaded_at is not null and file.mime = own.mime and name !~* ('\\.(' || own.taken || ')$');
  perform set_config('app.maintenance', '', true);
end $$;
`;
