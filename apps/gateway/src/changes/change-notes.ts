/** What the answer of a change does not tell, noted on its way for the audit trail. */
export interface ChangeNotes {
  /** What is changed, as it was found before. */
  before: object | null;
  /** Its key had been used for the same change already. */
  repeated: boolean;
}

/** Notes of a change that has just been asked for. */
export const createChangeNotes = (): ChangeNotes => ({ before: null, repeated: false });
