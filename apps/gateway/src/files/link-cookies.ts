/** Where links lead to, below the gateway's own address. */
export const DOWNLOADS = '/downloads/';
export const UPLOADS = '/uploads/';

/** Name of the cookie that belongs to a link: by the link's own id, so that several transfers may go on at once. */
export const cookieNameOf = (token: string): string => `link-${token.slice(0, 22)}`;
