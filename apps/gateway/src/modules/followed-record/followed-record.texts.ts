/** Refusal to follow a record of a type without notes. */
export const notFollowed = 'Esos registros no se siguen.';
