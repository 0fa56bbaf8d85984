/** The files of a form, before there are any. */
export const attach = 'Attach a file';
export const takePhoto = 'Take a photo';
export const orDrop = 'or drop it on this page';
export const savesSoon = 'Saving as soon as the file is here.';
