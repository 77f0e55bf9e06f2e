/**
 * Whether a text can be passed on as it is. NUL ends a text for some services and databases, and half a surrogate pair is
 * no character: as UTF-8 it would silently become another text. Nobody types either.
 */
export const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
