/** What a kept letter says beside its own text. */

export const copyTo = 'Copy to';
export const blindCopyTo = 'Blind copy to';
export const attached = 'Attached';
export const keyMissing = 'The key this letter was sealed with is missing: give COUNTERFOIL_KEY that key.';
