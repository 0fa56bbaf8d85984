/** Fields, whatever they are of. */

export const optional = '(optional)';
export const showPassword = 'Show password';
export const hide = 'Hide';
export const show = 'Show';
export const code = 'Code';
