/** What is done with contacts in any role. */
export const contactCommandWords = {
  undo: 'Undo',
  edit: 'Edit',
  delete: 'Delete',
  restore: 'Restore',
} as const;
