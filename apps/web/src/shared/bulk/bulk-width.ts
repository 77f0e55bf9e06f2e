/** Width of the dialogs of an action on many, in pixels (A215). */
export const BULK_WIDTH = 850;
