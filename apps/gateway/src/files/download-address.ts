/** Where downloads are, below the gateway's own address. */
export const DOWNLOADS = '/downloads/';

/** Name of the cookie that belongs to a link: by the link's own id, so that several downloads may go on at once. */
export const cookieNameOf = (token: string): string => `download-${token.slice(0, 22)}`;
