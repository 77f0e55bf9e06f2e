/** Milliseconds for which the bell shows a notice that the gateway has: a week. */
export const NOTICE_LIFETIME = 7 * 24 * 3_600_000;
